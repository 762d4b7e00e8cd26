/** Makes a PDF of every brochure from the built site, in build/client/brochures/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { brochureFile } from "#content/brochure-file.ts";
import { pagesOf } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { chromiumFlags } from "../browser/chromium-flags.ts";
import { installedBrowser } from "../browser/installed-browser.ts";
import { makePdf } from "./make-pdf.ts";
import { serveBuild } from "./serve-build.ts";

const CLIENT = join(process.env.BUILD_DIR || "build", "client");
const site = siteOrigin(process.env.SITE_URL);

const browser = await chromium.launch({
	executablePath: installedBrowser(),
	args: chromiumFlags,
});
try {
	// In a narrow viewport pictures have their standard cut; reduced motion avoids half-typed lines.
	const context = await browser.newContext({
		viewport: { width: 700, height: 990 },
		reducedMotion: "reduce",
		colorScheme: "light",
	});
	await serveBuild(context, CLIENT);
	const brochures = pagesOf("brochure");
	for (const [index, { route }] of brochures.entries()) {
		const file = brochureFile(route);
		const page = await context.newPage();
		const pdf = await makePdf(page, `${site}${route}`);
		await page.close();
		const target = join(CLIENT, file);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, pdf);
		console.log(`${index + 1} of ${brochures.length}: ${file}, ${Math.ceil(pdf.length / 1024)} KB`);
	}
} finally {
	await browser.close();
}
