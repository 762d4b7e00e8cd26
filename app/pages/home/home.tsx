import { deferred } from "#app/deferred/deferred.tsx";
import { useSectionState } from "#app/hooks/section-navigation.ts";
import { pageMeta } from "#app/page-meta.ts";
import page from "#content/pages/home.json";
import { HeroCarousel } from "./hero-carousel/hero-carousel.tsx";

export const meta = () => pageMeta(page.meta);

const { Deferred: HomeSections, ready } = deferred(async () => {
	const sections = await import("./home-sections.tsx");
	return sections.HomeSections;
});
await ready;

export default function HomePage() {
	useSectionState();
	return (
		<>
			<HeroCarousel />
			<HomeSections />
		</>
	);
}
