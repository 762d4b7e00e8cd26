import type { Page } from "playwright-core";

/** Gives the sign of life that the page's last parts wait for, and waits until all of it works. */
export async function wholePage(page: Page): Promise<void> {
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
	await page.evaluate(() => dispatchEvent(new Event("pointermove")));
	await page.waitForFunction(() => document.documentElement.dataset.complete === "");
}
