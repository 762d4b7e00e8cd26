import { lazy } from "react";
import ui from "#company/ui.json" with { type: "json" };
import type { Slide } from "#content/resolve.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { Carousel } from "#site/components/carousel/carousel.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { toCarouselSlide } from "#site/components/slide-copy/to-carousel-slide.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./hero-carousel.module.css";

/** Time that each slide is shown, in ms (specification, section 9). */
export const HERO_INTERVAL = 10_000;

/**
 * A film lies on the picture of a slide that has one; see docs/decisions/030-films-in-the-hero.md.
 * Where it does not load, the picture stays as it is.
 */
const Film = lazy(() =>
	import("../hero-film/hero-film.tsx").then(
		({ HeroFilm }) => ({ default: HeroFilm }),
		() => ({ default: () => null }),
	),
);

type HeroCarouselProps = {
	heading: string;
	text?: string | undefined;
	/** Introduces the slides. */
	example?: string | undefined;
	/** What a visitor may ask for, and the query that tells the form. */
	action: { label: string; search: string };
	slides: Slide[];
};

/** The hero of the home page. It says what the firm does, for whom, and what to do next; slides that change give examples. */
export function HeroCarousel({ heading, text, example, action, slides }: HeroCarouselProps) {
	return (
		<Carousel
			label={ui.heroRegion}
			slides={slides.map((slide) => ({
				...toCarouselSlide(slide, { button: "line", before: example }),
				Film,
			}))}
			interval={HERO_INTERVAL}
			height="screen"
			random
			lead={
				<div className={styles.lead}>
					<h1>{heading}</h1>
					{text && (
						<p>
							<Unbroken text={text} />
						</p>
					)}
					<SectionLink
						section="contact"
						search={action.search}
						className={buttonClass("hot")}
						data-hides-contact
					>
						{action.label}
						<ButtonArrow />
					</SectionLink>
				</div>
			}
		/>
	);
}
