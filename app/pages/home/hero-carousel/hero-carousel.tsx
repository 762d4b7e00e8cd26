import { Carousel } from "#app/components/carousel/carousel.tsx";
import page from "#content/pages/home.json";
import { home, ui } from "#content/records.ts";
import { HeroWords } from "./hero-words.tsx";

/** Specification, section 9. */
const INTERVAL = 10_000;

const slides = home.heroSlides.map((slide) => ({
	id: slide.typeID,
	title: slide.heading1,
	picture: slide.image,
	narrowPicture: slide.image.replace(/-wide$/, ""),
	words: (current: boolean) => <HeroWords slide={slide} current={current} />,
}));

/** The headings of the slides change; the one of the page stays, for who can't see it in its title. */
export function HeroCarousel() {
	return (
		<>
			<h1 className="visually-hidden">{page.meta.title}</h1>
			<Carousel label={ui.heroRegion} slides={slides} interval={INTERVAL} height="screen" random />
		</>
	);
}
