import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openTab, startBrowser, type Tab } from "./browser.ts";
import { type Site, startSite } from "./site.ts";

export type Visit = { site: Site; browser: Browser; tab: Tab };

/** For a file of tests: the running site and a browser. They are there once the tests run. */
export function siteAndBrowser(): Pick<Visit, "site" | "browser"> {
	const here = {} as Pick<Visit, "site" | "browser">;
	beforeAll(async () => {
		[here.site, here.browser] = await Promise.all([startSite(), startBrowser()]);
	});
	afterAll(async () => {
		await here.browser?.close();
		await here.site?.stop();
	});
	return here;
}

/** For a file of journeys: besides, a new visitor's tab for each test. */
export function visit(): Visit {
	const visit = siteAndBrowser() as Visit;
	beforeEach(async () => {
		visit.tab = await openTab(visit.browser);
	});
	afterEach(() => visit.tab?.close());
	return visit;
}
