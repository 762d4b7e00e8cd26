import { expect, test } from "../support/fixtures.ts";

// Otherwise Chromium computes the style of the whole page without it, and transitions run from that.
test("the end of the HTML waits for a late style sheet", async ({ page }) => {
	let arrive = () => {};
	const late = new Promise<void>((done) => {
		arrive = done;
	});
	await page.route(/\/assets\/style-[^/]*\.css$/, async (route) => {
		await late;
		await route.continue();
	});
	await page.goto("/", { waitUntil: "commit" });
	await expect
		.poll(() => page.evaluate(() => document.querySelector("footer") !== null))
		.toBe(true);
	// Time to parse what is left.
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => document.readyState)).toBe("loading");
	arrive();
	await page.waitForLoadState();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
