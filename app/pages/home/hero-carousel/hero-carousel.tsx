import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toSlide } from "#app/components/slide-words/to-slide.tsx";
import type { Slide } from "#content/resolve.ts";
import ui from "#content/ui.json" with { type: "json" };

/** Specification, section 9. */
const INTERVAL = 10_000;

export type HeroCarouselProps = { title: string; slides: Slide[] };

/** The headings of the slides change, so the page has a heading of its own for screen readers. */
export function HeroCarousel({ title, slides }: HeroCarouselProps) {
	return (
		<>
			<h1 className="visually-hidden">{title}</h1>
			<Carousel
				label={ui.heroRegion}
				slides={slides.map(toSlide)}
				interval={INTERVAL}
				height="screen"
				random
			/>
		</>
	);
}
