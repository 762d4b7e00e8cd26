import { memo } from "react";
import type { HomeSection as HomeSectionData } from "#content/home-sections.ts";
import type { Slide } from "#content/resolve.ts";
import { useSectionState } from "#site/hooks/section-navigation.ts";
import { HomeSection } from "#site/sections/home-section.tsx";
import { HeroCarousel } from "./hero-carousel/hero-carousel.tsx";

export type HomePageProps = { heading: string; slides: Slide[]; sections: HomeSectionData[] };

/** Memoised for the same reason as the header. */
export const HomePage = memo(function HomePage({ heading, slides, sections }: HomePageProps) {
	useSectionState();
	return (
		<>
			<HeroCarousel heading={heading} slides={slides} />
			{sections.map((data) => (
				<HomeSection key={data.section} data={data} />
			))}
		</>
	);
});
