/** Renders the missing and outdated preview pictures into company/public/og/; with `--all`, every one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "../browser/chromium-flags.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { MANIFEST, pictureProblem, previews } from "./previews.ts";
import { openTemplate, takePicture } from "./take-picture.ts";

const FOLDER = "company/public/og";
const known: Record<string, string> = existsSync(MANIFEST)
	? JSON.parse(readFileSync(MANIFEST, "utf8"))
	: {};
const all = process.argv.includes("--all");
const wanted = previews();
const isOutdated = await Promise.all(
	wanted.map(
		async ({ route, file, fingerprint }) =>
			all || known[route] !== fingerprint || Boolean(await pictureProblem(file)),
	),
);
const outdated = wanted.filter((_, index) => isOutdated[index]);

mkdirSync(FOLDER, { recursive: true });
if (outdated.length > 0) {
	const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
	const load = await openTemplate(browser);
	for (const [index, { file, html }] of outdated.entries()) {
		const jpeg = await takePicture(await load(html));
		writeFileSync(file, jpeg);
		console.log(`${index + 1} of ${outdated.length}: ${file}, ${Math.ceil(jpeg.length / 1024)} KB`);
	}
	await browser.close();
}

const files = new Set(wanted.map(({ file }) => file));
for (const name of readdirSync(FOLDER)) {
	if (!files.has(join(FOLDER, name))) rmSync(join(FOLDER, name));
}
const fingerprints = Object.fromEntries(
	wanted.map(({ route, fingerprint }) => [route, fingerprint]),
);
writeFileSync(MANIFEST, `${JSON.stringify(fingerprints, null, "\t")}\n`);
console.log(`${wanted.length} preview pictures, ${outdated.length} of them new.`);
