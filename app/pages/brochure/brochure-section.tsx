import { lazy } from "react";
import { PageSection } from "#app/pages/offering/page-section.tsx";
import type { BrochureSection as BrochureSectionData } from "#content/brochure-sections.ts";
import { IntegrationSection } from "./integration-section/integration-section.tsx";
import { TechstackPanel } from "./techstack-panel/techstack-panel.tsx";

/** Only the brochure of the company shows sections of home, so the others do not load them. */
const HomeSection = lazy(async () => {
	const { HomeSection } = await import("#app/pages/home/home-section.tsx");
	return { default: HomeSection };
});

export type BrochureSectionProps = { section: BrochureSectionData; position: number };

/** One section of a brochure, by the component that shows it on its own page. */
export function BrochureSection({ section, position }: BrochureSectionProps) {
	switch (section.kind) {
		case "home":
			return <HomeSection data={section.section} still />;
		case "section":
			return <PageSection section={section.section} position={position} />;
		case "integration": {
			const { id, title, insideData } = section;
			return <IntegrationSection id={id} title={title} insideData={insideData} />;
		}
		case "techstack":
			return <TechstackPanel />;
	}
}
