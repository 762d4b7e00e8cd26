import type { ReactNode } from "react";
import { PanelPicture } from "#site/components/panel-picture/panel-picture.tsx";
import { WIDE_SIZES } from "#site/components/picture/wide-sizes.ts";
import { TypedLine, type TypingPace } from "#site/components/typed-line/typed-line.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./page-hero.module.css";

const ID = "hero";

type PageHeroProps = {
	breadcrumb?: ReactNode;
	typed: string;
	/** Of the typed line. */
	pace?: TypingPace;
	heading: string;
	text?: string;
	action?: ReactNode;
	picture: string;
	pictureText?: string;
	/** Format of the picture. */
	shape: "wide" | "standard";
	/** The copy is in the middle of the height: for few words without a breadcrumb. */
	centred?: boolean;
	/** Prints as the cover of a brochure. */
	cover?: boolean;
};

/** The hero of an inner page, 70 % of the screen high: copy on the left, picture on the right. */
export function PageHero({
	breadcrumb,
	typed,
	pace,
	heading,
	text,
	action,
	picture,
	pictureText,
	shape,
	centred = false,
	cover = false,
}: PageHeroProps) {
	const name = shape === "wide" ? `${picture}-wide` : picture;
	return (
		<>
			{/* The picture of a card travels to the one below, which must be there when the page is first shown. */}
			<link rel="expect" href={`#${ID}`} blocking="render" />
			<section
				id={ID}
				className={`panel ${styles.hero} ${shape === "standard" ? styles.standard : ""} ${cover ? styles.cover : ""}`}
				aria-labelledby="page-title"
				data-picture={name}
				data-travels
			>
				<div className={`${styles.copy} ${centred ? styles.centred : ""}`}>
					{breadcrumb}
					<TypedLine text={typed} pace={pace} />
					<h1 id="page-title" className={styles.heading}>
						<Unbroken text={heading} />
					</h1>
					{text && (
						<p className={styles.text}>
							<Unbroken text={text} />
						</p>
					)}
					{action}
				</div>
				<PanelPicture
					className={styles.picture}
					name={name}
					narrowName={picture}
					alt={pictureText}
					sizes={shape === "wide" ? WIDE_SIZES.inner : "(width < 760px) 100vw, 70vw"}
				/>
			</section>
		</>
	);
}
