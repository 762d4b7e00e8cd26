import { ContactPanel } from "#app/components/contact-panel/contact-panel.tsx";
import { Statement } from "#app/components/statement/statement.tsx";
import type { Brochure } from "#content/page-schema.ts";
import { BrochureHeader } from "./brochure-header/brochure-header.tsx";
import styles from "./brochure-page.module.css";
import { BrochurePart, type PartComponents } from "./brochure-part.tsx";
import { BrochureSlide } from "./brochure-slide/brochure-slide.tsx";
import { type BrochurePages, resolve } from "./referenced-section.ts";

export type BrochurePageProps = {
	record: Brochure;
	/** The records that its sections come from. */
	pages: BrochurePages;
	/** The components that show these sections. */
	components: PartComponents;
};

/** A page for paper: its record names sections of other pages, and these are shown as they are there. */
export function BrochurePage({ record, pages, components }: BrochurePageProps) {
	const { meta, mode, slide, indicator, summary, overview, sections } = record;
	const description = overview && pages[overview]?.header.detailedDescription;
	// A summary that is quoted from the description isn't said twice.
	const paragraphs = [summary, ...(description ? [description.replace(summary, "").trim()] : [])];
	return (
		<div className={styles.brochure} data-brochure={mode} data-picture={slide.image}>
			<BrochureHeader meta={meta} logo={mode === "realestatepdf"} />
			<BrochureSlide slide={slide} indicator={indicator} />
			<Statement paragraphs={paragraphs} />
			{sections.map((reference) => {
				const part = resolve(reference, pages);
				return (
					<div key={part.key} className={styles.part} data-part={part.kind}>
						<BrochurePart part={part} components={components} />
					</div>
				);
			})}
			<div className={styles.part} data-part="contact">
				<ContactPanel />
			</div>
		</div>
	);
}
