import copy from "#company/enquiry-form.json" with { type: "json" };
import { homeSection, homeSections } from "#content/home-sections.ts";
import type { PageOf } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import { CONSULTATION } from "#site/components/enquiry-form/enquiry-intent.ts";
import { island } from "#site/islands/island.tsx";
import { HomeSection } from "#site/sections/home/home-section.tsx";
import { HERO_INTERVAL, HeroCarousel } from "./hero-carousel/hero-carousel.tsx";

const Hero = island("hero", HeroCarousel);

export function HomeView({ page }: { page: PageOf<"home"> }) {
	return (
		<>
			<Hero
				heading={page.heading}
				text={page.statement}
				example={page.example}
				action={{ label: copy.consultation.label, search: CONSULTATION }}
				slides={page.heroSlides.map(resolveSlide)}
				due={HERO_INTERVAL}
			/>
			{homeSections().map((id) => (
				<HomeSection key={id} data={homeSection(id)} />
			))}
		</>
	);
}
