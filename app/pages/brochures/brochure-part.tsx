import type { ComponentType } from "react";
import type { Integration, Section } from "#content/page-schema.ts";
import type { HomeSection, Referenced } from "./referenced-section.ts";
import { TechstackPanel } from "./techstack-panel/techstack-panel.tsx";

/** The components for what a brochure refers to; its route brings only those that it needs. */
export type PartComponents = {
	home?: ComponentType<{ section: HomeSection }>;
	section?: ComponentType<{ section: Section }>;
	speciality?: ComponentType<{ integration: Integration }>;
};

export type BrochurePartProps = { part: Referenced; components: PartComponents };

/** One section of a brochure, by the component that shows it on its own page. */
export function BrochurePart({ part, components }: BrochurePartProps) {
	const { home: Home, section: Offered, speciality: Speciality } = components;
	if (part.kind === "techstack") return <TechstackPanel />;
	if (part.kind === "home" && Home) return <Home section={part.section} />;
	if (part.kind === "section" && Offered) return <Offered section={part.section} />;
	if (part.kind === "speciality" && Speciality)
		return <Speciality integration={part.integration} />;
	throw new Error(`No component was brought along for ${part.key}.`);
}
