import { ContactPanel } from "#app/components/contact-panel/contact-panel.tsx";
import { toneOf } from "#app/pages/offering/sections/section-tone.ts";
import styles from "./brochure-page.module.css";
import { BrochureSection } from "./brochure-section.tsx";
import type { Brochure } from "./route.tsx";

export type BrochureSectionsProps = Pick<Brochure, "sections" | "contactHeading">;

/** The sections that the record names, followed by the contact panel. */
export function BrochureSections({ sections, contactHeading }: BrochureSectionsProps) {
	return (
		<>
			{sections.map((section) => (
				<div
					key={section.key}
					className={`${styles.section} ${section.kind === "techstack" ? styles.techstack : ""}`}
					data-tone={section.kind === "section" ? toneOf(section.section) : undefined}
				>
					<BrochureSection section={section} />
				</div>
			))}
			<div className={`${styles.section} ${styles.contact}`}>
				<ContactPanel heading={contactHeading} />
			</div>
		</>
	);
}
