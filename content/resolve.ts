/** Replaces the references in a page's record with the data that its components show. */
import { resolveDemoSection } from "#site/demos/demos.ts";
import { cardOf, linkTo, type PageCard } from "./navigation.ts";
import { pageById, pagesOf } from "./pages.ts";
import type { SlideRecord } from "./schema/fields.ts";
import type { SectionRecord } from "./schema/sections.ts";
import type { SectionId } from "./section-ids.ts";

/** A slide with the target of its button: a page or a section of home. */
export type Slide = {
	id: string;
	label?: string | undefined;
	typedHead: string;
	heading1: string;
	heading2: string;
	buttonName: string;
	picture: string;
	to: { route: string } | { section: SectionId };
};

export function resolveSlide(record: SlideRecord): Slide {
	const { typeID, label, typedHead, heading1, heading2, buttonName } = record;
	const copy = { id: typeID, label, typedHead, heading1, heading2, buttonName };
	if ("section" in record) {
		return { ...copy, picture: record.picture, to: { section: record.section } };
	}
	const { route, picture } = linkTo(pageById(record.page));
	return { ...copy, picture: record.picture ?? picture, to: { route } };
}

type LinksRecord = Extract<SectionRecord, { kind: "links" }>;

/** A section of an offering. Links are resolved to the cards of their pages. */
export type Section =
	| Exclude<SectionRecord, { kind: "links" | "demo" }>
	| (Omit<LinksRecord, "items"> & { items: PageCard[] })
	| ReturnType<typeof resolveDemoSection>;
export type SectionOf<K extends Section["kind"]> = Extract<Section, { kind: K }>;

export function resolveSection(section: SectionRecord): Section {
	if (section.kind === "demo") return resolveDemoSection(section);
	if (section.kind !== "links") return section;
	const items = section.items?.map(({ page, description }) => ({
		...linkTo(pageById(page)),
		summary: description,
	}));
	return { ...section, items: items ?? pagesOf("integration").map(cardOf) };
}
