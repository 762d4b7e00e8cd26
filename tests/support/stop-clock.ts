import { expect, type Page } from "@playwright/test";

/**
 * Stops the installed clock of a page: from here on, time passes only by `page.clock.runFor`. The
 * clock runs on while the command is on its way, so a time that is past by then is tried again.
 */
export const stopClock = (page: Page): Promise<void> =>
	expect(async () => {
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
	}).toPass();
