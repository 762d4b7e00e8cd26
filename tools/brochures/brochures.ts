/**
 * Puts a PDF of every brochure into build/client/brochures/. A PDF takes a second to make, so those
 * whose inputs have not changed since they were last made are kept.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { brochureFile } from "#content/brochure-file.ts";
import { pagesOf } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { chromiumFlags } from "../browser/chromium-flags.ts";
import { installedBrowser } from "../browser/installed-browser.ts";
import { makePdf } from "./make-pdf.ts";
import { pdfInputs } from "./pdf-inputs.ts";
import { serveBuild } from "./serve-build.ts";

const CLIENT = join(process.env.BUILD_DIR || "build", "client");
const KEPT = "node_modules/.cache/brochures";
const site = siteOrigin(process.env.SITE_URL);

const inputsOf = pdfInputs(CLIENT);
const brochures = pagesOf("brochure").map(({ route }) => {
	const file = brochureFile(route);
	return { route, file, inputs: inputsOf(route), kept: join(KEPT, basename(file)) };
});
const changed = brochures.filter(
	({ kept, inputs }) => !existsSync(kept) || readFileSync(`${kept}.inputs`, "utf8") !== inputs,
);

async function makePdfs(): Promise<void> {
	mkdirSync(KEPT, { recursive: true });
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
		for (const { route, file, inputs, kept } of changed) {
			const page = await context.newPage();
			const pdf = await makePdf(page, `${site}${route}`);
			await page.close();
			writeFileSync(kept, pdf);
			writeFileSync(`${kept}.inputs`, inputs);
			console.log(`${file}, ${Math.ceil(pdf.length / 1024)} KB`);
		}
	} finally {
		await browser.close();
	}
}

if (changed.length > 0) await makePdfs();
for (const { file, kept } of brochures) {
	mkdirSync(dirname(join(CLIENT, file)), { recursive: true });
	copyFileSync(kept, join(CLIENT, file));
}
