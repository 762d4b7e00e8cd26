import { type ComponentType, lazy } from "react";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toCarouselSlide } from "#app/components/slide-copy/to-carousel-slide.tsx";
import ui from "#company/ui.json" with { type: "json" };
import type { Slide } from "#content/resolve.ts";
import styles from "./hero-carousel.module.css";

/** Time that each slide is shown, in ms (specification, section 9). */
const INTERVAL = 10_000;

/** True where a film would be slow to load or cost the visitor too much. */
function savesData(): boolean {
	const { connection } = navigator as {
		connection?: { saveData?: boolean; effectiveType?: string };
	};
	return (
		matchMedia("(prefers-reduced-data: reduce)").matches ||
		connection?.saveData === true ||
		/[23]g/.test(connection?.effectiveType ?? "")
	);
}

type FilmModule = { default: ComponentType<{ playing: boolean }> };

const stillPicture: FilmModule = { default: () => null };

/**
 * A film lies on the picture of this slide; see docs/decisions/030-a-film-in-the-hero.md. Where it
 * does not load, the picture stays as it is.
 */
const IdentityFilm = lazy(async (): Promise<FilmModule> => {
	if (savesData()) return stillPicture;
	return import("../hero-film/identity-film.tsx").then(
		({ IdentityFilm }) => ({ default: IdentityFilm }),
		() => stillPicture,
	);
});

export type HeroCarouselProps = { heading: string; slides: Slide[] };

/** The hero of the home page. Its heading says who this is, above slides that change. */
export function HeroCarousel({ heading, slides }: HeroCarouselProps) {
	return (
		<Carousel
			label={ui.heroRegion}
			slides={slides
				.map(toCarouselSlide)
				.map((slide) =>
					slide.narrowPicture === "identity" ? { ...slide, Film: IdentityFilm } : slide,
				)}
			interval={INTERVAL}
			height="screen"
			random
			lead={<h1 className={styles.heading}>{heading}</h1>}
		/>
	);
}
