import type { Browser, Page } from "playwright-core";
import type { Control } from "./controls.ts";
import { throttle } from "./visit.ts";

/** Event Timing rounds to 8 ms and tells nothing shorter than 16 ms. */
const SHORTEST_MS = 16;

type Watched = { slowest: number };

function watch(shortest: number) {
	const watched: Watched = { slowest: 0 };
	Object.assign(window, { watched });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as PerformanceEventTiming[]) {
			if (entry.interactionId) watched.slowest = Math.max(watched.slowest, entry.duration);
		}
	}).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
}

async function open(page: Page, address: string): Promise<void> {
	await page.addInitScript(watch, SHORTEST_MS);
	await throttle(page);
	await page.goto(address);
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
	await page.waitForLoadState("networkidle");
}

/**
 * The slowest of a control's interactions on the slow phone, in milliseconds from the key or
 * click to the next paint, as Event Timing has it; 0 when none took 16 ms. The page's last parts
 * still wait when the first of them comes, as they do for a visitor.
 */
export async function interactionTime(
	browser: Browser,
	site: string,
	{ path, width, use }: Control,
): Promise<number> {
	const context = await browser.newContext({ viewport: { width, height: 800 } });
	const page = await context.newPage();
	try {
		await open(page, `${site}${path}`);
		await use(page);
		await page.waitForTimeout(400);
		return await page.evaluate(() => (window as unknown as { watched: Watched }).watched.slowest);
	} finally {
		await context.close();
	}
}
