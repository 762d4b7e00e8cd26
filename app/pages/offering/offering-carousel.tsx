import { Breadcrumb } from "#app/components/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toSlide } from "#app/components/slide-words/to-slide.tsx";
import type { Offering } from "#content/page-schema.ts";
import { ui } from "#content/records.ts";
import type { HeroSlide } from "#content/schema.ts";

export type OfferingCarouselProps = {
	record: Offering;
	slides: { interval: number; items: HeroSlide[] };
	/** Heading of the section in view. */
	section: string | undefined;
};

/** The head of a page with several slides; their headings change, so the page's own is unseen. */
export function OfferingCarousel({ record, slides, section }: OfferingCarouselProps) {
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
