import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TABS_PAGE } from "./page-copy.ts";

/** The folder of the built site. */
export const CLIENT = "build/client";

/** The path of every page of the built site. */
export const builtPages: string[] = globSync("**/index.html", { cwd: CLIENT })
	.map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
	.sort();

/** The built HTML of a page. */
export const htmlOf = (path: string): string =>
	readFileSync(join(CLIENT, path, "index.html"), "utf8");

/** The templates that the service sends at other addresses. Without script they never hydrate. */
export const SCRIPTLESS_PAGES: readonly string[] = ["/enquiry-failed", "/careers/closed"];

/** An address without a page, at which the site shows its 404 page. */
export const NO_PAGE = "/no-such-page";

/** A page of each layout that the firm has, for checks that are too slow to run on every page. */
export const SAMPLE_PAGES = [
	"/",
	TABS_PAGE,
	"/our-services/third-party-api-integrations/document-automation",
	"/contact",
	"/home-page-pdf",
].filter((path) => builtPages.includes(path));
