import { useState } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { siteUrl } from "#site/site-url.ts";
import styles from "./brochure-slide.module.css";
import { SlideIndicators } from "./slide-indicators.tsx";
import type { Brochure } from "./view.tsx";

/** Time per character on detail pages, in ms (specification, section 9). */
const TYPING_SPEED = 50;

export type BrochureSlideProps = { slide: Brochure["slide"]; indicator?: boolean };

/** The single slide of a brochure, which links to the page that it is about. Print shows the URL. */
export function BrochureSlide({ slide, indicator = false }: BrochureSlideProps) {
	const slides = [slide];
	const [position, setPosition] = useState(0);
	const { typedHead, heading1, heading2, route, picture, wide } = slides[position] ?? slide;
	return (
		<>
			<PageHero
				cover
				typed={typedHead}
				typingSpeed={TYPING_SPEED}
				heading={heading1}
				text={heading2}
				picture={picture}
				shape={wide ? "wide" : "standard"}
				action={
					<div className={styles.action}>
						<a href={route} className={buttonClass("hot")}>
							{ui.visit}
							<span className="visually-hidden">: {typedHead}</span>
							<ButtonArrow />
						</a>
						<span className={styles.address}>
							{siteUrl}
							{route}
						</span>
					</div>
				}
			/>
			{indicator && (
				<SlideIndicators
					names={slides.map(({ heading1 }) => heading1)}
					position={position}
					onChoose={setPosition}
				/>
			)}
		</>
	);
}
