import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { homeSection, homeSections } from "#content/home-sections.ts";
import { pageAt } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import { pageData } from "#site/page-data.ts";
import { HomePage } from "./home-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "home");
	const slides = page.heroSlides.map(resolveSlide);
	return {
		...pageData(page),
		heading: page.heading,
		slides,
		sections: homeSections().map(homeSection),
	};
}

/** The data of a page does not change while it is open. */
export const shouldRevalidate = () => false;

export { pageMeta as meta } from "#site/page-meta.ts";

export default function HomeRoute() {
	const { heading, slides, sections } = useLoaderData<typeof loader>();
	return <HomePage heading={heading} slides={slides} sections={sections} />;
}
