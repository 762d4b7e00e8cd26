/** Removes pages and everything that refers to them. */
import type { Json } from "./years.ts";

export type PageFile = { [key: string]: Json };

/** The pages, by id. */
export type PageFiles = Map<string, PageFile>;

/** Drops the items of lists that refer to a page by its id: slides, links, sections of brochures. */
function withoutReferences(content: Json, removed: ReadonlySet<string>): Json {
	if (Array.isArray(content)) {
		return content
			.filter((item) => {
				const page =
					item !== null && typeof item === "object" && !Array.isArray(item) ? item.page : undefined;
				return !(typeof page === "string" && removed.has(page));
			})
			.map((item) => withoutReferences(item, removed));
	}
	if (content === null || typeof content !== "object") return content;
	return Object.fromEntries(
		Object.entries(content).map(([key, value]) => [key, withoutReferences(value, removed)]),
	);
}

/** Pages that are about a removed page: its brochure, and the pages below its address. */
function dependants(pages: PageFiles, removed: ReadonlySet<string>): string[] {
	const routes = [...removed].map((id) => pages.get(id)?.route);
	return [...pages]
		.filter(([id]) => !removed.has(id))
		.filter(
			([, { of, route }]) =>
				removed.has(String(of)) || routes.some((above) => String(route).startsWith(`${above}/`)),
		)
		.map(([id]) => id);
}

/** All that goes with the pages in `ids`, themselves included. */
export function removedWith(pages: PageFiles, ids: string[]): ReadonlySet<string> {
	const removed = new Set(ids);
	for (let more = dependants(pages, removed); more.length > 0; more = dependants(pages, removed))
		for (const id of more) removed.add(id);
	return removed;
}

type Section = { kind?: string; id?: string; items?: Json[]; page?: string; section?: string };

const sectionsOf = (page: PageFile | undefined) => (page?.sections ?? []) as Section[];

/** A list of links without links. One without items shows the integrations. */
const isEmptyList = ({ kind, items }: Section, hasIntegrations: boolean) =>
	kind === "links" && (items ? items.length === 0 : !hasIntegrations);

/** @returns the pages that stay, without what referred to the others */
export function keepPages(pages: PageFiles, removed: ReadonlySet<string>): PageFiles {
	const kept: PageFiles = new Map(
		[...pages]
			.filter(([id]) => !removed.has(id))
			.map(([id, page]) => [id, withoutReferences(page, removed) as PageFile]),
	);
	const hasIntegrations = [...kept.values()].some(({ kind }) => kind === "integration");
	for (const page of kept.values()) {
		if (page.kind !== "offering") continue;
		page.sections = sectionsOf(page).filter((section) => !isEmptyList(section, hasIntegrations));
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
