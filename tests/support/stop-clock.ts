import { expect, type Page } from "@playwright/test";

/**
 * Pauses the installed clock of a page. Afterwards time only passes with `page.clock`. The clock keeps
 * running until the command arrives, so the target time may already have passed; then we retry.
 */
export const stopClock = (page: Page): Promise<void> =>
	expect(async () => {
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
	}).toPass();
