import type { Page } from "@playwright/test";

/** The site sets it on the root element once the islands near the viewport have started. */
const hasStarted = () => "hydrated" in document.documentElement.dataset;

/** Runs in the page. A stopped clock hides the entries of `performance`, but not those of an observer. */
const painted = () =>
	new Promise<void>((done) => {
		new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
	});

/**
 * Waits until the islands near the viewport have started. They do so after the visitor's first activity,
 * so this presses a key that does nothing. No visitor does so before the first paint, which would show
 * the page with its fallback font.
 */
export async function waitForStart(page: Page): Promise<void> {
	await page.evaluate(painted);
	await page.keyboard.press("Shift");
	await page.waitForFunction(hasStarted);
}

/** Scrolls to every island of the page that is displayed, and waits until it has started. */
export async function startAllIslands(page: Page): Promise<void> {
	await waitForStart(page);
	const scrollToNext = () => {
		const still = [...document.querySelectorAll("site-island[data-still]")];
		const boxes = still.flatMap((island) => island.firstElementChild ?? island.parentElement ?? []);
		const next = boxes.find((box) => box.checkVisibility());
		next?.scrollIntoView({ behavior: "instant" });
		return !next;
	};
	// The browser needs some frames to notice where the page is.
	await page.waitForFunction(scrollToNext, undefined, { polling: 100 });
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

/** Holds back the script files of a page: only the script in its HTML runs. */
export const holdScript = (page: Page) => holdResponses(page, "**/*.js");

/** Goes back. Unlike Playwright's method it waits for no load: the page may be cached. */
export const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
