import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toCarouselSlide } from "#app/components/slide-copy/to-carousel-slide.tsx";
import type { Slide } from "#content/resolve.ts";
import ui from "#content/ui.json" with { type: "json" };

/** Time that each slide is shown, in ms (specification, section 9). */
const INTERVAL = 10_000;

export type HeroCarouselProps = { heading: string; slides: Slide[] };

/** The hero of the home page. The slides' headings change, so the page has a hidden one. */
export function HeroCarousel({ heading, slides }: HeroCarouselProps) {
	return (
		<>
			<h1 className="visually-hidden">{heading}</h1>
			<Carousel
				label={ui.heroRegion}
				slides={slides.map(toCarouselSlide)}
				interval={INTERVAL}
				height="screen"
				random
			/>
		</>
	);
}
