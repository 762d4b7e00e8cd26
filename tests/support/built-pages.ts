import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pages, pagesOf } from "#content/pages.ts";
import { SLIDES_PAGE, TABS_PAGE } from "./page-copy.ts";

/** The folder of the built site. */
export const CLIENT = "build/client";

/** The path of every page of the built site. */
export const builtPages: string[] = globSync("**/index.html", { cwd: CLIENT })
	.map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
	.sort();

/** An address without a page, at which the site shows its 404 page. */
export const NO_PAGE = "/no-such-page";

/** The file with the HTML of a page. */
export const htmlFileOf = (path: string): string =>
	path === NO_PAGE ? join(CLIENT, "404.html") : join(CLIENT, path, "index.html");

/** The built HTML of a page. */
export const htmlOf = (path: string): string => readFileSync(htmlFileOf(path), "utf8");

const hasPage = (path: string) => builtPages.includes(path);

/**
 * Pages for checks that are too slow to run on every page: one of each kind that the firm has, and one
 * with tabs. An offering with slides has every island that offerings have.
 */
export const SAMPLE_PAGES: string[] = [
	...new Set([
		...pages.map(({ kind }) => {
			if (kind === "not-found") return NO_PAGE;
			if (kind === "offering" && hasPage(SLIDES_PAGE)) return SLIDES_PAGE;
			return pagesOf(kind)[0]?.route ?? "/";
		}),
		...[TABS_PAGE].filter(hasPage),
	]),
];

const islandsOf = (path: string) =>
	[...htmlOf(path).matchAll(/<site-island data-name="([\w-]+)"/g)].map(([, name = ""]) => name);

/** As few of these pages as have every island, the fullest first. */
export const ISLAND_PAGES: string[] = [...SAMPLE_PAGES]
	.sort((one, other) => islandsOf(other).length - islandsOf(one).length)
	.filter((path, index, sorted) => {
		const before = sorted.slice(0, index).flatMap(islandsOf);
		return islandsOf(path).some((name) => !before.includes(name));
	});
