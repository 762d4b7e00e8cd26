/** Removes pages and everything that refers to them. */

/** A string, list or record of content. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type PageFile = Record<string, Json>;

/** The pages, by id. */
export type PageFiles = Map<string, PageFile>;

const isRecord = (value: Json | undefined): value is PageFile =>
	value !== null && typeof value === "object" && !Array.isArray(value);

/** Drops the items of lists that refer to a page by its id: slides, links, sections of brochures. */
function withoutReferences(content: Json, removed: ReadonlySet<string>): Json {
	if (Array.isArray(content)) {
		return content
			.filter((item) => !isRecord(item) || !removed.has(String(item.page)))
			.map((item) => withoutReferences(item, removed));
	}
	if (!isRecord(content)) return content;
	return Object.fromEntries(
		Object.entries(content).map(([key, value]) => [key, withoutReferences(value, removed)]),
	);
}

/** All that goes with pages, themselves included: their brochures, and what is below their addresses. */
function removedWith(pages: PageFiles, ids: string[]): ReadonlySet<string> {
	const removed = new Set(ids);
	for (const id of removed) {
		const above = `${pages.get(id)?.route}/`;
		for (const [other, { of, route }] of pages)
			if (of === id || String(route).startsWith(above)) removed.add(other);
	}
	return removed;
}

type Section = { kind?: string; id?: string; items?: Json[]; page?: string; section?: string };

const sectionsOf = (page: PageFile | undefined) => (page?.sections ?? []) as Section[];

/** @returns the pages that stay without those in `ids`, and without what referred to the others */
export function withoutPages(pages: PageFiles, ids: string[]): PageFiles {
	const removed = removedWith(pages, ids);
	const kept: PageFiles = new Map(
		[...pages]
			.filter(([id]) => !removed.has(id))
			.map(([id, page]) => [id, withoutReferences(page, removed) as PageFile]),
	);
	const hasIntegrations = [...kept.values()].some(({ kind }) => kind === "integration");
	/** A list of links without links. One without items shows the integrations. */
	const isEmptyList = ({ kind, items }: Section) =>
		kind === "links" && (items ? items.length === 0 : !hasIntegrations);
	for (const page of kept.values()) {
		if (page.kind !== "offering") continue;
		page.sections = sectionsOf(page).filter((section) => !isEmptyList(section));
	}
	for (const page of kept.values()) {
		if (page.kind !== "brochure") continue;
		page.sections = sectionsOf(page).filter(({ page: id, section }) => {
			const target = kept.get(id ?? "");
			return target?.kind !== "offering" || sectionsOf(target).some((own) => own.id === section);
		});
	}
	return kept;
}
