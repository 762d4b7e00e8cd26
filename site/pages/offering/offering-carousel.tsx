import ui from "#company/ui.json" with { type: "json" };
import type { Slide } from "#content/resolve.ts";
import { Breadcrumb, type BreadcrumbProps } from "#site/components/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#site/components/carousel/carousel.tsx";
import { toCarouselSlide } from "#site/components/slide-copy/to-carousel-slide.tsx";

type OfferingCarouselProps = Pick<BreadcrumbProps, "trail" | "page"> & {
	slides: { items: Slide[]; interval: number };
};

/** The slides of an offering that has several. */
export function OfferingCarousel({ slides, trail, page }: OfferingCarouselProps) {
	return (
		<Carousel
			label={ui.heroRegion}
			slides={slides.items.map((slide) => toCarouselSlide(slide))}
			interval={slides.interval}
			height="inner"
			lead={<Breadcrumb trail={trail} page={page} sections />}
		/>
	);
}
