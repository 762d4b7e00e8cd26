import { subjectOf } from "#content/navigation.ts";
import type { Page, PageOf } from "#content/pages.ts";
import { Statement } from "#site/components/statement/statement.tsx";
import { BrochureHeader } from "./brochure-header.tsx";
import styles from "./brochure-page.module.css";
import { BrochureSections } from "./brochure-sections.tsx";
import { BrochureSlide } from "./brochure-slide.tsx";

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

/** A brochure. Its record names sections of other pages, which look the same here. */
export function BrochureView({ page }: { page: PageOf<"brochure"> }) {
	const { route, meta, mode, slide, picture } = page;
	const subject = subjectOf(page);
	return (
		<div
			className={`${styles.brochure} ${mode === "pdf2" ? styles.fullPages : ""}`}
			data-picture={picture}
		>
			<BrochureHeader route={route} title={meta.title} logo={mode === "realestatepdf"} />
			<BrochureSlide
				{...slide}
				picture={picture}
				wide={hasWideRender(subject)}
				route={subject.route}
			/>
			<Statement paragraphs={statementOf(page, subject)} />
			<BrochureSections page={page} />
		</div>
	);
}
