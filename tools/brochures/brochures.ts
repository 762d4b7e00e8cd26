/** Makes a PDF of every page for paper, from the built site: build/client/brochures/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { siteOrigin } from "#content/site-address.ts";
import { installedBrowser } from "../browser/installed-browser.ts";
import { makePdf } from "./make-pdf.ts";
import { printPages } from "./print-pages.ts";
import { serveBuild } from "./serve-build.ts";

const CLIENT = join(process.env.BUILD_DIR || "build", "client");
const site = siteOrigin(process.env.SITE_URL);

const browser = await chromium.launch({
	executablePath: installedBrowser(),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
try {
	// A narrow window, so that pictures come in their upright cut; still, so that no line is half typed.
	const context = await browser.newContext({
		viewport: { width: 700, height: 990 },
		reducedMotion: "reduce",
		colorScheme: "light",
	});
	await serveBuild(context, CLIENT);
	const pages = printPages();
	for (const [index, { route, file }] of pages.entries()) {
		const page = await context.newPage();
		const pdf = await makePdf(page, `${site}${route}`);
		await page.close();
		const target = join(CLIENT, file);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, pdf);
		console.log(`${index + 1} of ${pages.length}: ${file}, ${Math.ceil(pdf.length / 1024)} KB`);
	}
} finally {
	await browser.close();
}
