import type { Slide } from "#content/resolve.ts";
import { type ButtonVariant, buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { TypedLine } from "#site/components/typed-line/typed-line.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./slide-copy.module.css";

export type SlideCopyProps = {
	slide: Slide;
	/** Undefined until it is known which slide is shown. */
	current: boolean | undefined;
	button?: ButtonVariant | undefined;
	/** Says what the slide is, before its typed line. */
	before?: string | undefined;
};

/** The text of a slide and its link. */
export function SlideCopy({ slide, current, button = "hot", before }: SlideCopyProps) {
	const { typedHead, heading1, heading2, to, buttonName } = slide;
	const className = `${buttonClass(button)} ${styles.button}`;
	const label = (
		<>
			{buttonName}
			<span className="visually-hidden">: {typedHead}</span>
			<ButtonArrow />
		</>
	);
	return (
		<>
			{before && <p className={styles.before}>{before}</p>}
			<TypedLine text={typedHead} shown={current} />
			<h2 className={styles.heading}>
				<Unbroken text={heading1} />
			</h2>
			{heading2 && (
				<p className={styles.sub}>
					<Unbroken text={heading2} />
				</p>
			)}
			{"section" in to ? (
				<SectionLink section={to.section} className={className}>
					{label}
				</SectionLink>
			) : (
				<a href={to.route} className={className}>
					{label}
				</a>
			)}
		</>
	);
}
