import { wideRender } from "#content/renders.ts";
import type { Slide } from "#content/resolve.ts";
import type { Slide as CarouselSlide } from "#site/components/carousel/carousel-slide.tsx";
import { SlideCopy, type SlideCopyProps } from "./slide-copy.tsx";

/** Converts a slide of a page record to one of the carousel. */
export function toCarouselSlide(
	slide: Slide,
	look: Pick<SlideCopyProps, "button" | "before"> = {},
): CarouselSlide {
	return {
		id: slide.id,
		label: slide.label,
		title: slide.label ? `${slide.label}. ${slide.heading1}` : slide.heading1,
		picture: wideRender(slide.picture),
		narrowPicture: slide.picture,
		renderCopy: (current) => <SlideCopy {...{ slide, current, ...look }} />,
	};
}
