import { expect, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { siteAndBrowser } from "../support/visit.ts";

const here = siteAndBrowser();

const firstPaint = () => performance.getEntriesByName("first-contentful-paint").length > 0;

// Pages with lines that break elsewhere in the fallback, as `font-display: swap` showed.
test.each([
	["/our-services/application-development", 360],
	["/who-we-are", 768],
	["/who-we-are", 1440],
	["/what-we-do/digital-transformation-services", 1440],
])("fonts that come after the first paint move nothing on %s at %i px", async (path, width) => {
	const tab = await openTab(here.browser, { viewport: { width, height: 900 } });
	await watchShifts(tab.page);
	let release = () => {};
	const painted = new Promise<void>((done) => {
		release = done;
	});
	await tab.page.route("**/*.woff2", async (route) => {
		await painted;
		await route.continue();
	});
	const late = [tab.page.waitForResponse(/bricolage/), tab.page.waitForResponse(/instrument/)];
	await tab.page.goto(`${here.site.url}${path}`, { waitUntil: "commit" });
	await tab.page.waitForFunction(firstPaint);
	release();
	for (const response of await Promise.all(late)) await response.finished();
	await tab.page.evaluate(async () => {
		await document.fonts.ready;
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	});
	expect(await shiftsOf(tab.page)).toEqual([]);
	await tab.close();
});
