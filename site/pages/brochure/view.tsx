import { brochureSections } from "#content/brochure-sections.ts";
import { type HomeSection, homeSection } from "#content/home-sections.ts";
import { subjectOf } from "#content/navigation.ts";
import type { Page, PageOf } from "#content/pages.ts";
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

function toBrochure(page: PageOf<"brochure">) {
	const subject = subjectOf(page);
	const { route, meta, mode, slide, picture, sections } = page;
	const contact = homeSection("contact") as HomeSection<"contact">;
	return {
		route,
		title: meta.title,
		mode,
		slide: { ...slide, picture, wide: hasWideRender(subject), route: subject.route },
		statement: statementOf(page, subject),
		sections: brochureSections(sections),
		contactHeading: contact.heading,
		contactPicture: mode === "pdf2" ? contact.picture : undefined,
	};
}

export type Brochure = ReturnType<typeof toBrochure>;

export function BrochureView({ page }: { page: PageOf<"brochure"> }) {
	return <BrochurePage brochure={toBrochure(page)} />;
}
