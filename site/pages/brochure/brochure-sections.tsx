import { ContactPanel } from "#site/components/contact-panel/contact-panel.tsx";
import { toneOf } from "#site/pages/offering/sections/section-tone.ts";
import { BrochureSection } from "./brochure-section.tsx";
import type { Brochure } from "./view.tsx";

export type BrochureSectionsProps = Pick<Brochure, "sections" | "contactHeading">;

/** The sections that the record names, followed by the contact panel. */
export function BrochureSections({ sections, contactHeading }: BrochureSectionsProps) {
	return (
		<>
			{sections.map((section) => (
				<div
					key={section.key}
					className={`brochure-section ${section.kind === "techstack" ? "brochure-techstack" : ""}`}
					data-tone={section.kind === "section" ? toneOf(section.section) : undefined}
				>
					<BrochureSection section={section} />
				</div>
			))}
			<div className="brochure-section brochure-contact">
				<ContactPanel heading={contactHeading} />
			</div>
		</>
	);
}
