import { PageSection } from "#app/pages/offering/page-section.tsx";
import type { Section } from "#content/resolve.ts";
import { Specimen } from "../specimen/specimen.tsx";
import { allSections } from "./content.ts";

/** What decides the look of a section. */
function lookOf(section: Section): string {
	const { kind, layout, tone, fact } = section as Section & Record<string, unknown>;
	return [kind, layout, tone, fact && "with a fact"].filter(Boolean).join(" ");
}

/** The first section of each look that any page has, so that a new layout shows here by itself. */
const looks = new Map(
	allSections
		.map(({ picture, section }) => [lookOf(section), { picture, section }] as const)
		.sort(([one], [other]) => one.localeCompare(other))
		.reverse(),
);

export function PageSections() {
	return [...looks].map(([look, { picture, section }]) => (
		<Specimen key={look} name={`PageSection ${look}`}>
			<div data-picture={picture}>
				<PageSection section={section} position={0} />
			</div>
		</Specimen>
	));
}
