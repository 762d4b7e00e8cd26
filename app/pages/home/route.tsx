import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import { hasHomeSection, homeSection, homeSectionIds } from "#content/home-sections.ts";
import { pageAt } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import type { Route } from "./+types/route.ts";
import { HomePage } from "./home-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const page = pageAt(url.pathname, "home");
	const slides = page.heroSlides.map(resolveSlide);
	return {
		...pageData(page),
		heading: page.heading,
		slides,
		sections: homeSectionIds.filter(hasHomeSection).map(homeSection),
	};
}

/** The data of a page does not change while it is open. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function HomeRoute({
	loaderData: { heading, slides, sections },
}: Route.ComponentProps) {
	return <HomePage heading={heading} slides={slides} sections={sections} />;
}
