import { PageSection } from "#app/pages/offering/page-sections.tsx";
import type { Section, SectionReference } from "#content/page-schema.ts";
import { Specimen } from "../specimen/specimen.tsx";

/** A brochure's record only refers to the sections of others. */
type PageRecord = { picture?: string; sections?: (Section | SectionReference)[] };

const records = Object.values(
	import.meta.glob<PageRecord>("../../../../content/pages/*.json", {
		eager: true,
		import: "default",
	}),
);

/** What decides a section's look. */
function lookOf(section: Section): string {
	const { kind, layout, tone, fact } = section as Section & Record<string, unknown>;
	return [kind, layout, tone, fact && "with a fact"].filter(Boolean).join(" ");
}

/** The first section of each look that any record has: a new layout shows here by itself. */
const looks = new Map(
	records
		.flatMap(({ picture, sections = [] }) =>
			sections
				.filter((section) => "kind" in section)
				.map((section) => [lookOf(section), { picture, section }] as const),
		)
		.sort(([one], [other]) => one.localeCompare(other))
		.reverse(),
);

export function PageSections() {
	return [...looks].map(([look, { picture, section }]) => (
		<Specimen key={look} name={`PageSection ${look}`}>
			<div data-picture={picture}>
				<PageSection section={section} />
			</div>
		</Specimen>
	));
}
