import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installedBrowser } from "../browser/installed-browser.ts";

/** Scripts, which printing does not need. */
const SCRIPT = /<script.*?<\/script>/gs;
/** The names of pictures in addresses such as /art/cloud-640.webp. */
const PICTURE = /(?<=\/art\/)[\w-]+(?=-\d+\.\w+)/g;

/** Returns a function that gives a fingerprint of everything that the PDF of a page depends on. */
export function pdfInputs(client: string): (route: string) => string {
	const shared = createHash("sha256").update(installedBrowser() ?? "");
	const program = globSync(["tools/{brochures,fonts}/*.ts", "company/fonts/*"]).sort();
	for (const file of [...program, "package-lock.json"]) shared.update(readFileSync(file));
	return (route) => {
		// It names its style sheets by their content.
		const html = readFileSync(join(client, route, "index.html"), "utf8").replaceAll(SCRIPT, "");
		const hash = shared.copy().update(html);
		for (const name of new Set(html.match(PICTURE))) {
			const file = join(client, `art/${name}-1600.webp`);
			if (existsSync(file)) hash.update(readFileSync(file));
		}
		return hash.digest("hex");
	};
}
