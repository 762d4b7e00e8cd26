import type { Section } from "#content/resolve.ts";
import { PageSection } from "#site/sections/page-section.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { allSections } from "./content.ts";

/** Names the variant of a section by the fields that affect its appearance. */
function variantOf(section: Section): string {
	const { kind, layout, tone, fact } = section as Section & Record<string, unknown>;
	return [kind, layout, tone === "ink" && tone, fact && "with a fact"].filter(Boolean).join(" ");
}

/** The first section of each variant on any page, so that a new layout appears here automatically. */
const variants = new Map(
	allSections
		.map(({ picture, section }) => [variantOf(section), { picture, section }] as const)
		.sort(([one], [other]) => one.localeCompare(other))
		.reverse(),
);

export function PageSections() {
	return [...variants].map(([variant, { picture, section }]) => (
		<Specimen key={variant} name={`PageSection ${variant}`}>
			<div data-picture={picture}>
				<PageSection section={section} />
			</div>
		</Specimen>
	));
}
