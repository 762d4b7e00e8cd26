import type { Slide } from "#app/components/carousel/carousel-slide.tsx";
import type { HeroSlide } from "#content/schema.ts";
import { SlideWords } from "./slide-words.tsx";

/** A slide's record as the carousel takes it. */
export function toSlide(slide: HeroSlide): Slide {
	return {
		id: slide.typeID,
		title: slide.heading1,
		picture: slide.image,
		narrowPicture: slide.image.replace(/-wide$/, ""),
		words: (current) => <SlideWords slide={slide} current={current} />,
	};
}
