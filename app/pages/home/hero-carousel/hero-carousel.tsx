import { Carousel } from "#app/components/carousel/carousel.tsx";
import { toSlide } from "#app/components/slide-words/to-slide.tsx";
import { home } from "#content/home.ts";
import page from "#content/pages/home.json";
import { ui } from "#content/ui.ts";

/** Specification, section 9. */
const INTERVAL = 10_000;

const slides = home.heroSlides.map(toSlide);

/** The headings of the slides change; the one of the page stays, for who can't see it in its title. */
export function HeroCarousel() {
	return (
		<>
			<h1 className="visually-hidden">{page.meta.title}</h1>
			<Carousel label={ui.heroRegion} slides={slides} interval={INTERVAL} height="screen" random />
		</>
	);
}
