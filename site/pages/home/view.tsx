import { homeSection, homeSections } from "#content/home-sections.ts";
import type { PageOf } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import { island } from "#site/islands/island.tsx";
import { HomeSection } from "#site/sections/home/home-section.tsx";
import { HERO_INTERVAL, HeroCarousel } from "./hero-carousel/hero-carousel.tsx";

const Hero = island("hero", HeroCarousel);

export function HomeView({ page }: { page: PageOf<"home"> }) {
	return (
		<>
			<Hero heading={page.heading} slides={page.heroSlides.map(resolveSlide)} due={HERO_INTERVAL} />
			{homeSections().map((id) => (
				<HomeSection key={id} data={homeSection(id)} />
			))}
		</>
	);
}
