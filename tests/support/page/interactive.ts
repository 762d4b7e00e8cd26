import type { Page } from "@playwright/test";

/** The site sets `data-hydrated` on the root element after hydration. */
const hydrated = () => "hydrated" in document.documentElement.dataset;

/** Runs in the page. A stopped clock hides the entries of `performance`, but not those of an observer. */
const painted = () =>
	new Promise<void>((done) => {
		new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
	});

/**
 * Waits until the page is hydrated. A page starts its script on the visitor's first activity, so this
 * presses a key that does nothing. No visitor does so before the first paint, which would show the
 * page with its fallback font.
 */
export async function waitForHydration(page: Page): Promise<void> {
	await page.evaluate(painted);
	await page.keyboard.press("Shift");
	await page.waitForFunction(hydrated);
}

/** Holds back responses until the returned function is called, like a slow connection. */
export async function holdResponses(page: Page, address: string | RegExp): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route(address, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Holds back the page's script. */
export const holdScript = (page: Page) => holdResponses(page, "**/*.js");
