import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { installedBrowser } from "#tools/browser/installed-browser.ts";
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

test("Back and Forward show pages from the cache of the browser, as they were left", async ({
	page,
	open,
}) => {
	await page.addInitScript(() => {
		addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
	});
	const persisted = () =>
		page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);
	await open("/");
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: /^Privacy/ })
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL("/privacy");
	await goInHistory(page, -1);
	await expect(page).toHaveURL("/");
	await expect.poll(persisted).toBe(true);
	expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
	await goInHistory(page, 1);
	await expect(page).toHaveURL("/privacy");
	await expect.poll(persisted).toBe(true);
});
