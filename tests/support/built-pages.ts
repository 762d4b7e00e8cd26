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

/** The templates that the service sends at other addresses. Without script they never hydrate. */
export const SCRIPTLESS_PAGES: readonly string[] = ["/enquiry-failed", "/careers/closed"];

/** A page of each layout that the firm has, for checks that are too slow to run on every page. */
export const SAMPLE_PAGES = [
	"/",
	"/what-we-do/power-apps",
	"/our-services/third-party-api-integrations/document-automation",
	"/contact",
	"/home-page-pdf",
].filter((path) => builtPages.includes(path));
