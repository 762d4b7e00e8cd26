import type { BrochureSection as BrochureSectionData } from "#content/brochure-sections.ts";
import { HomeSection } from "#site/pages/home/home-section.tsx";
import { PageSection } from "#site/pages/offering/page-section.tsx";
import { IntegrationSection } from "./integration-section/integration-section.tsx";
import { TechstackPanel } from "./techstack-panel/techstack-panel.tsx";

export type BrochureSectionProps = { section: BrochureSectionData };

/** Renders a section of a brochure with the component that its own page uses. */
export function BrochureSection({ section }: BrochureSectionProps) {
	switch (section.kind) {
		case "home":
			return <HomeSection data={section.section} still />;
		case "section":
			return <PageSection section={section.section} />;
		case "integration": {
			const { id, title, insideData } = section;
			return <IntegrationSection id={id} title={title} insideData={insideData} />;
		}
		case "techstack":
			return <TechstackPanel />;
	}
}
