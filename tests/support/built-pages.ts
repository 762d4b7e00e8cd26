import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the built site. */
export const CLIENT = "build/client";

/** The path of every page of the built site. */
export const builtPages: string[] = globSync("**/index.html", { cwd: CLIENT })
	.map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
	.sort();

/** The built HTML of a page. */
export const htmlOf = (path: string): string =>
	readFileSync(join(CLIENT, path, "index.html"), "utf8");

/** The template for refused enquiries. It has no script, so it never hydrates. */
export const SCRIPTLESS_PAGE = "/enquiry-failed";

/** A page of each layout, for checks that are too slow to run on every page. */
export const SAMPLE_PAGES = [
	"/",
	"/what-we-do/power-apps",
	"/our-services/third-party-api-integrations/document-automation",
	"/contact",
	"/home-page-pdf",
];
