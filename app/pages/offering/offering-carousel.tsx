import { Breadcrumb } from "#app/components/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toSlide } from "#app/components/slide-words/to-slide.tsx";
import { ui } from "#content/ui.ts";
import type { OfferingHeadProps } from "./offering-head.ts";

/** The head of a page with several slides; their headings change, so the page's own is unseen. */
export function OfferingCarousel({ record, section }: OfferingHeadProps) {
	const { slides } = record;
	if (!slides) return null;
	return (
		<>
			<h1 className="visually-hidden">{record.header.title}</h1>
			<Carousel
				label={ui.heroRegion}
				slides={slides.items.map(toSlide)}
				interval={slides.interval}
				height="inner"
				lead={<Breadcrumb parent={record.parent} page={record.crumb} section={section} />}
			/>
		</>
	);
}
