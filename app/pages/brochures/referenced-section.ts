import type { Integration, Offering, Section, SectionReference } from "#content/page-schema.ts";

/** The records that a brochure takes sections from, by name. */
export type BrochurePages = Record<string, Offering | Integration>;

export type HomeSection = Extract<SectionReference, { page: "home" }>["section"];

/** What a reference leads to. */
export type Referenced =
	| { kind: "home"; key: string; section: HomeSection }
	| { kind: "section"; key: string; section: Section }
	| { kind: "speciality"; key: string; integration: Integration }
	| { kind: "techstack"; key: string };

const isHome = (reference: SectionReference): reference is { page: "home"; section: HomeSection } =>
	"page" in reference && reference.page === "home";

/** @throws when the record names a page or a section that is not there */
export function resolve(reference: SectionReference, pages: BrochurePages): Referenced {
	if ("panel" in reference) return { kind: "techstack", key: "techstack" };
	if (isHome(reference)) {
		return { kind: "home", key: `home ${reference.section}`, section: reference.section };
	}
	const { page, section: id } = reference;
	const key = `${page} ${id}`;
	const record = pages[page];
	if (record && "insideData" in record && id === "insideData") {
		return { kind: "speciality", key, integration: record };
	}
	const section = record && "sections" in record && record.sections.find((one) => one.id === id);
	if (!section) throw new Error(`A brochure refers to ${page}, ${id}: there is no such section.`);
	return { kind: "section", key, section };
}
