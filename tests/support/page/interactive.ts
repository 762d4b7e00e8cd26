import type { Page } from "@playwright/test";

/** The only place that reads the attribute by which the site says that script has taken over. */
const hydrated = () => "hydrated" in document.documentElement.dataset;

/** Waits until script has taken over the page. */
export async function interactive(page: Page): Promise<void> {
	await page.waitForFunction(hydrated);
}

/** Whether script has taken over the page yet. */
export const isInteractive = (page: Page): Promise<boolean> => page.evaluate(hydrated);
