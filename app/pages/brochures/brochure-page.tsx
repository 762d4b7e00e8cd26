import type { ComponentType } from "react";
import { ContactPanel } from "#app/components/contact-panel/contact-panel.tsx";
import type { Brochure } from "#content/page-schema.ts";
import { BrochureHeader } from "./brochure-header/brochure-header.tsx";
import styles from "./brochure-page.module.css";
import { BrochureSlide } from "./brochure-slide/brochure-slide.tsx";

export type BrochurePageProps = {
	record: Brochure;
	/** What stands between the slide and the contact. */
	Parts: ComponentType<object>;
};

/** A page for paper: its record names sections of other pages, and these are shown as they are there. */
export function BrochurePage({ record, Parts }: BrochurePageProps) {
	const { meta, mode, slide, indicator } = record;
	return (
		<div
			className={`${styles.brochure} ${mode === "pdf2" ? styles.sectionPerPage : ""}`}
			data-picture={slide.image}
		>
			<BrochureHeader meta={meta} logo={mode === "realestatepdf"} />
			<BrochureSlide slide={slide} indicator={indicator} />
			<Parts />
			<div className={`${styles.part} ${styles.contact}`}>
				<ContactPanel />
			</div>
		</div>
	);
}
