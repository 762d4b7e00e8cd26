import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openTab, startBrowser, type Tab } from "./browser.ts";
import { type Site, startSite } from "./site.ts";

export type Visit = { site: Site; browser: Browser; tab: Tab };

/**
 * For a file of journeys: the running site and a browser for all its tests, and a new
 * visitor's tab for each. The parts are there once the tests run.
 */
export function visit(): Visit {
	const visit = {} as Visit;
	beforeAll(async () => {
		[visit.site, visit.browser] = await Promise.all([startSite(), startBrowser()]);
	});
	afterAll(async () => {
		await visit.browser?.close();
		await visit.site?.stop();
	});
	beforeEach(async () => {
		visit.tab = await openTab(visit.browser);
	});
	afterEach(() => visit.tab?.close());
	return visit;
}
