/** Makes the pictures of link previews that are missing or out of date: public/og/. `--all` makes every one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser/find-browser.ts";
import { faultOf } from "./fault.ts";
import { MANIFEST, type SocialPage, socialPages } from "./social-pages.ts";
import { openStage, takePicture } from "./take-picture.ts";

const FOLDER = "public/og";
const known: Record<string, string> = existsSync(MANIFEST)
	? JSON.parse(readFileSync(MANIFEST, "utf8"))
	: {};
const all = process.argv.includes("--all");
const pages = socialPages();
const due: SocialPage[] = [];
for (const page of pages) {
	const current = known[page.route] === page.fingerprint && !(await faultOf(page.file));
	if (all || !current) due.push(page);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
try {
	const stage = await openStage(browser);
	for (const [index, { file, html }] of due.entries()) {
		const jpeg = await takePicture(await stage(html));
		writeFileSync(file, jpeg);
		console.log(`${index + 1} of ${due.length}: ${file}, ${Math.ceil(jpeg.length / 1024)} KB`);
	}
} finally {
	await browser.close();
}

const files = new Set(pages.map(({ file }) => file));
for (const name of readdirSync(FOLDER)) {
	if (!files.has(join(FOLDER, name))) rmSync(join(FOLDER, name));
}
const fingerprints = Object.fromEntries(
	pages.map(({ route, fingerprint }) => [route, fingerprint]),
);
writeFileSync(MANIFEST, `${JSON.stringify(fingerprints, null, "\t")}\n`);
console.log(`${pages.length} social pictures, ${due.length} of them new.`);
