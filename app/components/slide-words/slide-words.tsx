import { ArrowRight } from "lucide-react";
import { buttonClass } from "#app/components/button/button.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { TypedLine } from "#app/components/typed-line/typed-line.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { HeroSlide } from "#content/schema.ts";
import styles from "./slide-words.module.css";

/** Specification, section 9: ms a character. */
const TYPING_SPEED = 50;
/** Characters; a longer heading is set smaller. */
const LONG_HEADING = 36;

export type SlideWordsProps = { slide: HeroSlide; current: boolean };

export function SlideWords({ slide, current }: SlideWordsProps) {
	const { typedHead, heading1, heading2, route, routeState, buttonName } = slide;
	const label = (
		<>
			{buttonName}
			<span className="visually-hidden">: {typedHead}</span>
			<ArrowRight aria-hidden size={20} strokeWidth={2.4} />
		</>
	);
	return (
		<>
			<TypedLine text={typedHead} speed={TYPING_SPEED} typing={current} />
			<h2 className={styles.heading} data-long={heading1.length > LONG_HEADING || undefined}>
				<Unbroken text={heading1} />
			</h2>
			{heading2 && (
				<p className={styles.sub}>
					<Unbroken text={heading2} />
				</p>
			)}
			{routeState ? (
				<SectionLink section={routeState} className={`${buttonClass("hot")} ${styles.button}`}>
					{label}
				</SectionLink>
			) : (
				<PageLink to={route} className={`${buttonClass("hot")} ${styles.button}`}>
					{label}
				</PageLink>
			)}
		</>
	);
}
