import { Breadcrumb } from "#app/components/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toCarouselSlide } from "#app/components/slide-copy/to-carousel-slide.tsx";
import ui from "#company/ui.json" with { type: "json" };
import type { OfferingHeroProps } from "./offering-hero.tsx";

/** The hero of a page with several slides. Their headings change, so the page has a hidden one. */
export function OfferingCarousel({ offering, section }: OfferingHeroProps) {
	const { name, header, trail, slides } = offering;
	if (!slides) return null;
	return (
		<>
			<h1 className="visually-hidden">{header.title ?? name}</h1>
			<Carousel
				label={ui.heroRegion}
				slides={slides.items.map(toCarouselSlide)}
				interval={slides.interval}
				height="inner"
				lead={<Breadcrumb trail={trail} page={name} section={section} />}
			/>
		</>
	);
}
