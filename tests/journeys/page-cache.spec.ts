import { chromiumFlags, installedBrowser } from "#tools/browser.ts";
import { expect, test } from "../support/fixtures.ts";
import { goInHistory } from "../support/page/interactive.ts";

test.use({
	launchOptions: {
		executablePath: installedBrowser(),
		args: chromiumFlags,
		// Playwright switches it off.
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	},
});

test("Back and Forward may take pages from the cache of the browser, and show them as they were left", {
	tag: "@release",
}, async ({ page, open }) => {
	/** Why the browser did not take the page from its cache; "masked" is a reason of its own. */
	const obstacles = () =>
		page.evaluate(() => {
			const [visit] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
				notRestoredReasons?: { reasons: { reason: string }[] } | null;
			})[];
			const reasons = visit?.notRestoredReasons?.reasons ?? [];
			return reasons.map(({ reason }) => reason).filter((reason) => reason !== "masked");
		});
	await open("/");
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	await page
		.getByRole("contentinfo")
		.locator("a[href='/privacy']")
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL("/privacy");
	await goInHistory(page, -1);
	await expect(page).toHaveURL("/");
	expect(await obstacles()).toEqual([]);
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
	await goInHistory(page, 1);
	await expect(page).toHaveURL("/privacy");
	expect(await obstacles()).toEqual([]);
});
