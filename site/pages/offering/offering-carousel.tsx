import ui from "#company/ui.json" with { type: "json" };
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#site/components/carousel/carousel.tsx";
import { toCarouselSlide } from "#site/components/slide-copy/to-carousel-slide.tsx";
import type { OfferingHeroProps } from "./offering-hero.tsx";

/** Id of an element after the slides. */
const AFTER_SLIDES = "after-slides";

/** The hero of a page with several slides. Their headings change, so the page has a hidden one. */
export function OfferingCarousel({ offering, section }: OfferingHeroProps) {
	const { name, header, trail, slides } = offering;
	if (!slides) return null;
	return (
		<>
			{/* The tallest slide decides where the pictures lie. If the browser painted the page before it
			    has parsed all slides, the pictures would move. */}
			<link rel="expect" href={`#${AFTER_SLIDES}`} blocking="render" />
			<h1 className="visually-hidden">{header.title ?? name}</h1>
			<Carousel
				label={ui.heroRegion}
				slides={slides.items.map(toCarouselSlide)}
				interval={slides.interval}
				height="inner"
				lead={<Breadcrumb trail={trail} page={name} section={section} />}
			/>
			<span id={AFTER_SLIDES} hidden />
		</>
	);
}
