import { test as base, expect } from "@playwright/test";
import { type Site, startSite } from "../../tests/support/site.ts";
import { wholePage } from "../../tests/support/whole-page.ts";

type WorkerFixtures = {
	/** The built site, served by the real service. */
	site: Site;
};

type TestFixtures = {
	/** Opens a page of the site and waits until script has taken it over. */
	open(path: string): Promise<void>;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it hands over from this pattern
		async ({}, use) => {
			const site = await startSite();
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	baseURL: ({ site }, use) => use(site.url),
	open: async ({ page }, use) => {
		await use(async (path) => {
			await page.goto(path);
			// The service answers a failed enquiry with this page, which has no script.
			if (path !== "/enquiry-failed") await wholePage(page);
		});
	},
});

export { expect };
