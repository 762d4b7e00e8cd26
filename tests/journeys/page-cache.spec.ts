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
	/** Expects that the browser took the page from its cache; "masked" is a reason of its own. */
	const expectCached = async (path: string) => {
		await expect(page).toHaveURL(path);
		const reasons = await page.evaluate(() => {
			const [visit] = performance.getEntriesByType("navigation");
			return (visit as { notRestoredReasons?: { reasons: { reason: string }[] } | null })
				?.notRestoredReasons?.reasons;
		});
		expect((reasons ?? []).filter(({ reason }) => reason !== "masked")).toEqual([]);
	};
	await open("/");
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	const link = page.getByRole("contentinfo").locator("a[href='/privacy']");
	await link.evaluate((one: HTMLElement) => one.click());
	await expect(page).toHaveURL("/privacy");
	await goInHistory(page, -1);
	await expectCached("/");
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
	await goInHistory(page, 1);
	await expectCached("/privacy");
});
