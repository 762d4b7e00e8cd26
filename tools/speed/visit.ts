import type { Browser, CDPSession, Page } from "playwright-core";
import { blockingTime } from "./blocking-time.ts";

/** A mid-range phone on a slow mobile network, as Lighthouse simulates one. */
export const SLOW_PHONE = { cpu: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, roundTripMs: 150 };

/** What one visit of a page came to: milliseconds, and the shift score. */
export type Visit = Seen & {
	/** Main-thread CPU beyond 50 ms a task, after the first contentful paint. */
	blocking: number;
};

type Seen = { lcp: number; shift: number };

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
	const seen: Seen = { lcp: 0, shift: 0 };
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

/**
 * Opens a page on the slow phone, with nothing in its cache, and waits until it is at rest.
 * @param hydrates whether the page has script that must have started before that
 */
export async function visit(
	browser: Browser,
	address: string,
	{ width, hydrates }: { width: number; hydrates: boolean },
): Promise<Visit> {
	const context = await browser.newContext({ viewport: { width, height: 800 } });
	const page = await context.newPage();
	try {
		await page.addInitScript(watch);
		await throttle(page);
		await browser.startTracing(page, { categories: CATEGORIES });
		await page.goto(address);
		if (hydrates) {
			await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
		}
		await page.waitForLoadState("networkidle");
		const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
		const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
		if (seen.lcp === 0) throw new Error(`${address} painted nothing that counts as largest.`);
		return { ...seen, blocking: blockingTime(traceEvents) };
	} finally {
		await context.close();
	}
}
