import { lazy } from "react";
import ui from "#company/ui.json" with { type: "json" };
import type { Slide } from "#content/resolve.ts";
import { Carousel } from "#site/components/carousel/carousel.tsx";
import { toCarouselSlide } from "#site/components/slide-copy/to-carousel-slide.tsx";
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

export type HeroCarouselProps = { heading: string; slides: Slide[] };

/** The hero of the home page. Its heading says who this is; slides that change give examples. */
export function HeroCarousel({ heading, slides }: HeroCarouselProps) {
	return (
		<Carousel
			label={ui.heroRegion}
			slides={slides.map((slide) => ({ ...toCarouselSlide(slide), Film }))}
			interval={HERO_INTERVAL}
			height="screen"
			random
			lead={<h1 className={styles.heading}>{heading}</h1>}
		/>
	);
}
