import type { Slide as CarouselSlide } from "#app/components/carousel/carousel-slide.tsx";
import { wideRender } from "#content/renders.ts";
import type { Slide } from "#content/resolve.ts";
import { SlideWords } from "./slide-words.tsx";

/** A slide of a page as the carousel takes it. */
export function toSlide(slide: Slide): CarouselSlide {
	return {
		id: slide.id,
		title: slide.heading1,
		picture: wideRender(slide.picture),
		narrowPicture: slide.picture,
		words: (current) => <SlideWords slide={slide} current={current} />,
	};
}
