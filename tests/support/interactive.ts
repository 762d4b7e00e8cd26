import type { Page } from "@playwright/test";

/**
 * Waits until script has taken over the whole page. The only place that reads the marks which
 * the site's late start leaves on `<html>`.
 */
export async function interactive(page: Page): Promise<void> {
	await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
	// The page's last chunks wait for a sign of the visitor.
	await page.evaluate(() => dispatchEvent(new Event("pointermove")));
	await page.waitForFunction(() => "complete" in document.documentElement.dataset);
}

/** Whether script has taken over the page yet. */
export const isInteractive = (page: Page): Promise<boolean> =>
	page.evaluate(() => "hydrated" in document.documentElement.dataset);
