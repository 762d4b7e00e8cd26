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

/**
 * Pages for checks that are too slow to run on every page: one of each kind that the firm has, and of the
 * offerings one with slides and one with tabs.
 */
export const SAMPLE_PAGES: string[] = [
	...new Set([
		...[...new Set(pages.map(({ kind }) => kind))].flatMap((kind) => {
			if (kind === "not-found") return NO_PAGE;
			return pagesOf(kind)
				.slice(0, 1)
				.map(({ route }) => route);
		}),
		...[SLIDES_PAGE, TABS_PAGE].filter((path) => builtPages.includes(path)),
	]),
];
