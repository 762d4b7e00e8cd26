import { documentOf, type Pages } from "./pages.ts";

const LINKS = ["href", "src", "data-start"];
const SETS = ["srcset", "imagesrcset"];
const ELSEWHERE = /^(mailto|tel|data):/;

function linksOf(html: string): string[] {
	const page = documentOf(html);
	const values = (names: string[]) =>
		names.flatMap((name) =>
			[...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
		);
	const pictures = values(SETS).flatMap((list) =>
		list.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
	);
	return [...new Set([...values(LINKS), ...pictures])].filter((link) => !ELSEWHERE.test(link));
}

const idsOf = (html: string) =>
	new Set([...documentOf(html).querySelectorAll("[id]")].map(({ id }) => id));

/** A built site. */
export type Site = {
	origin: string;
	pages: Pages;
	/** The addresses of all files, pages included. */
	addresses: Set<string>;
	/** Reads a file that is not a page, whose ids a fragment may name. */
	read: (path: string) => string;
};

/**
 * One line for each dead link: to a missing file, to a missing fragment, or to another site, which
 * no page should link to.
 */
export function deadLinks({ origin, pages, addresses, read }: Site): string[] {
	const ids = new Map<string, Set<string>>();
	const idsAt = (path: string) => {
		const known = ids.get(path) ?? idsOf(pages.get(path) ?? read(path));
		ids.set(path, known);
		return known;
	};
	const mistakeOf = (link: string, page: string): string | undefined => {
		const url = new URL(link, `${origin}${page}`);
		if (url.origin !== origin) return "leads to another site";
		const path = decodeURIComponent(url.pathname);
		if (!addresses.has(path)) return "leads to no page or file";
		const id = decodeURIComponent(url.hash.slice(1));
		// HTML reserves #top for the top of the page.
		if (id === "top") return undefined;
		return id && !idsAt(path).has(id)
			? `leads to a page without an element with the id ${id}`
			: undefined;
	};
	return [...pages].flatMap(([page, html]) =>
		linksOf(html).flatMap((link) => {
			const mistake = mistakeOf(link, page);
			return mistake ? [`${page}: the link ${link} ${mistake}`] : [];
		}),
	);
}
