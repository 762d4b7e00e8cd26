import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { brochureSections } from "#content/brochure-sections.ts";
import { homeSection } from "#content/home-sections.ts";
import { subjectOf } from "#content/navigation.ts";
import { type Page, type PageOf, pageAt } from "#content/pages.ts";
import { pageData } from "#site/page-data.ts";
import type { PageHandle } from "#site/root.tsx";
import { BrochurePage } from "./brochure-page.tsx";

/**
 * Returns the summary and the description of the page that the brochure is about, without the
 * summary where the description repeats it.
 */
function statementOf({ summary, overview }: PageOf<"brochure">, subject: Page): string[] {
	if (!overview || subject.kind !== "offering") return [summary];
	return [summary, subject.header.detailedDescription.replace(summary, "").trim()];
}

/** True for the home page and the solutions, whose pictures also exist in the wide format. */
const hasWideRender = (subject: Page) =>
	subject.kind === "home" || (subject.kind === "offering" && subject.group === "solutions");

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "brochure");
	const subject = subjectOf(page);
	const { route, meta, mode, slide, picture, indicator, sections } = page;
	const brochure = {
		route,
		title: meta.title,
		mode,
		slide: { ...slide, picture, wide: hasWideRender(subject), route: subject.route },
		indicator,
		statement: statementOf(page, subject),
		sections: brochureSections(sections),
		contactHeading: homeSection("contact").heading,
	};
	return { ...pageData(page), page: brochure };
}

export type Brochure = ReturnType<typeof loader>["page"];

export { pageMeta as meta } from "#site/page-meta.ts";

export const handle: PageHandle = { isBrochure: true };

export default function BrochureRoute() {
	const { route, page } = useLoaderData<typeof loader>();
	return <BrochurePage key={route} brochure={page} />;
}
