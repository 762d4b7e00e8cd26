import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { installedBrowser } from "#tools/browser/installed-browser.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({
	launchOptions: {
		executablePath: installedBrowser(),
		args: chromiumFlags,
		// Playwright switches it off.
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	},
});

test("Back and Forward show pages from the cache of the browser, as they were left", async ({
	page,
	open,
}) => {
	await page.addInitScript(() => {
		addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
	});
	const persisted = () =>
		page
			.evaluate(() => (window as unknown as { persisted: boolean }).persisted)
			// In the middle of the navigation.
			.catch(() => false);
	await open("/");
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: /^Privacy/ })
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL("/privacy");
	// Not `goBack`, which waits for a load.
	await page.evaluate(() => void setTimeout(() => history.back()));
	await expect.poll(persisted).toBe(true);
	await expect(page).toHaveURL("/");
	expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
	await page.evaluate(() => void setTimeout(() => history.forward()));
	await expect.poll(persisted).toBe(true);
	await expect(page).toHaveURL("/privacy");
});
