import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The built site. */
export const CLIENT = "build/client";

/** The address of every page of the built site. */
export const builtPages: string[] = globSync("**/index.html", { cwd: CLIENT })
	.map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
	.sort();

/** The HTML of a page as the server sends it. */
export const htmlOf = (path: string): string =>
	readFileSync(join(CLIENT, path, "index.html"), "utf8");

/** The service fills this page in for a refused enquiry; it never runs a script. */
export const SCRIPTLESS_PAGE = "/enquiry-failed";

/** One page of each kind, for what takes too long on every page. */
export const SAMPLE_PAGES = [
	"/",
	"/what-we-do/power-apps",
	"/our-services/third-party-api-integrations",
	"/our-services/third-party-api-integrations/document-automation",
	"/contact",
	"/home-page-pdf",
	"/accessibility",
];
