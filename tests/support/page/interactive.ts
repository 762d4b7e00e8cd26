import type { Page } from "@playwright/test";

/** The site sets `data-hydrated` on the root element after hydration. */
const hydrated = () => "hydrated" in document.documentElement.dataset;

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.waitForFunction(hydrated);
}
