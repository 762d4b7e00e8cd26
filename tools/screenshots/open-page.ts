import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { siteOrigin } from "#content/site-address.ts";
import { serveBuild } from "../brochures/serve-build.ts";

/** The folder of the built site. */
const CLIENT = "build/client";

/** Opens a page of the built site in a context of its own, so that every run shows the same. */
export async function openPage(
	browser: Browser,
	path: string,
	options: BrowserContextOptions,
): Promise<Page> {
	// With reduced motion every run shows the same: whole lines, still logos.
	const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
	await serveBuild(context, CLIENT);
	const page = await context.newPage();
	// One order of the slides, so that two runs can be compared.
	await page.addInitScript(() => {
		Math.random = () => 0.5;
	});
	await page.goto(`${siteOrigin(process.env.SITE_URL)}${path}`);
	return page;
}
