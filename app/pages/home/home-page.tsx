import { memo } from "react";
import { useSectionState } from "#app/hooks/section-navigation.ts";
import type { HomeSection } from "#content/home-sections.ts";
import type { Slide } from "#content/resolve.ts";
import { HeroCarousel } from "./hero-carousel/hero-carousel.tsx";
import { HomeSections } from "./home-sections.tsx";

export type HomePageProps = { heading: string; slides: Slide[]; sections: HomeSection[] };

/** Memoised for the same reason as the header. */
export const HomePage = memo(function HomePage({ heading, slides, sections }: HomePageProps) {
	useSectionState();
	return (
		<>
			<HeroCarousel heading={heading} slides={slides} />
			<HomeSections sections={sections} />
		</>
	);
});
