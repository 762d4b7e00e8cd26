import type { Browser, CDPSession, Page } from "playwright-core";
import { blockingTime } from "./blocking-time.ts";

/** A mid-range phone on a slow mobile network, as Lighthouse simulates one. */
export const SLOW_PHONE = { cpu: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, roundTripMs: 150 };

/** What one visit of a page came to: milliseconds, and the shift score. */
export type Visit = { lcp: number; shift: number };

/** What a started page may still move or compute. */
const AFTER_START_MS = 500;

const CATEGORIES = ["loading", "devtools.timeline", "disabled-by-default-devtools.timeline"];

export async function throttle(page: Page, cpu = SLOW_PHONE.cpu): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: SLOW_PHONE.roundTripMs,
		downloadThroughput: SLOW_PHONE.bytesPerSecond,
		uploadThroughput: SLOW_PHONE.bytesPerSecond,
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
	return session;
}

/** Runs in the page before its own scripts. */
function watch() {
	// The slides of home come in the written order, with script and without.
	Math.random = () => 0.999;
	const seen: Visit = { lcp: 0, shift: 0 };
	Object.assign(window, { seen });
	new PerformanceObserver((list) => {
		seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
			seen.shift += entry.value;
		}
	}).observe({ type: "layout-shift", buffered: true });
}

type How = {
	width: number;
	/** Whether the page has script that must have started before it is at rest. */
	hydrates: boolean;
	/** What else to do with the page before it is opened. */
	prepare?: (page: Page) => Promise<void>;
};

/** What `use` makes of a page at rest on the slow phone, opened with nothing in its cache. */
async function atRest<T>(
	browser: Browser,
	address: string,
	{ width, hydrates, prepare }: How,
	use: (seen: Visit) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({ viewport: { width, height: 800 } });
	const page = await context.newPage();
	try {
		await page.addInitScript(watch);
		await throttle(page);
		await prepare?.(page);
		await page.goto(address);
		// First what needs nothing in the page: a question asked there at load comes before the paint.
		await page.waitForLoadState("networkidle");
		if (hydrates) {
			await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
			await page.waitForTimeout(AFTER_START_MS);
		}
		const seen = await page.evaluate(() => (window as unknown as { seen: Visit }).seen);
		if (seen.lcp === 0) throw new Error(`${address} painted nothing that counts as largest.`);
		return await use(seen);
	} finally {
		await context.close();
	}
}

/** Largest paint and shifts of a visit. Not traced: tracing slows scripts, and the floor has none. */
export const visit = (browser: Browser, address: string, how: How): Promise<Visit> =>
	atRest(browser, address, how, async (seen) => seen);

/** Main-thread CPU of a visit beyond 50 ms a task, after the first contentful paint. */
export const blockingOf = (browser: Browser, address: string, width: number): Promise<number> =>
	atRest(
		browser,
		address,
		{
			width,
			hydrates: true,
			prepare: (page) => browser.startTracing(page, { categories: CATEGORIES }),
		},
		async () => blockingTime(JSON.parse(String(await browser.stopTracing())).traceEvents),
	);
