import { Statement } from "#app/components/statement/statement.tsx";
import { toneOf } from "#app/pages/offering/sections/section-tone.ts";
import type { Brochure } from "#content/page-schema.ts";
import styles from "./brochure-page.module.css";
import { BrochurePart, type PartComponents } from "./brochure-part.tsx";
import { type BrochurePages, resolve } from "./referenced-section.ts";

export type BrochurePartsProps = {
	record: Brochure;
	/** The records that its sections come from. */
	pages: BrochurePages;
	/** The components that show these sections. */
	components: PartComponents;
};

/** The summary, and the sections that the record names. */
export function BrochureParts({ record, pages, components }: BrochurePartsProps) {
	const { summary, overview, sections } = record;
	const description = overview && pages[overview]?.header.detailedDescription;
	// A summary that is quoted from the description isn't said twice.
	const paragraphs = [summary, ...(description ? [description.replace(summary, "").trim()] : [])];
	return (
		<>
			<Statement paragraphs={paragraphs} />
			{sections.map((reference) => {
				const part = resolve(reference, pages);
				return (
					<div
						key={part.key}
						className={`${styles.part} ${part.kind === "techstack" ? styles.techstack : ""}`}
						data-tone={part.kind === "section" ? toneOf(part.section) : undefined}
					>
						<BrochurePart part={part} components={components} />
					</div>
				);
			})}
		</>
	);
}
