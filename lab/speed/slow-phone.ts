import type { Browser } from "@playwright/test";
import { SLOW_NETWORK } from "./slow-network.ts";

/** How much slower a mid-range phone is than the machine that measures. */
const SLOWDOWN = 4;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A visit without any input. Times are in milliseconds of a phone. */
export type SlowVisit = {
	/** The largest contentful paint. */
	paint: number;
	/** The CPU time of all tasks of the main thread. */
	work: number;
	/** How often the layout was computed. */
	layouts: number;
	/** The longest task after the first contentful paint. */
	longest: number;
};

type Observed = { start: number; duration: number }[];
type ObservedWindow = Window & { longTasks: Observed; largestPaints: Observed };

/** Runs in the page. */
function observe(): void {
	const record = (type: string): Observed => {
		const entries: Observed = [];
		new PerformanceObserver((list) => {
			for (const { startTime, duration } of list.getEntries()) {
				entries.push({ start: startTime, duration });
			}
		}).observe({ type, buffered: true });
		return entries;
	};
	Object.assign(window, {
		longTasks: record("longtask"),
		largestPaints: record("largest-contentful-paint"),
	});
}

/** Measures the first `duration` ms of a visit on a phone with a slow network. */
export async function slowVisit(
	browser: Browser,
	url: string,
	duration: number,
): Promise<SlowVisit> {
	const context = await browser.newContext(PHONE);
	try {
		const page = await context.newPage();
		await page.addInitScript(observe);
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
		await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
		// CPU time of the thread: what other programs do meanwhile must not count.
		await session.send("Performance.enable", { timeDomain: "threadTicks" });
		const end = Date.now() + duration;
		await page.goto(url, { waitUntil: "commit" });
		await page.waitForTimeout(end - Date.now());
		const { metrics } = await session.send("Performance.getMetrics");
		const of = (name: string) =>
			metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
		const { paint, longest } = await page.evaluate(() => {
			const [first] = performance.getEntriesByName("first-contentful-paint");
			const { longTasks, largestPaints } = window as unknown as ObservedWindow;
			const after = longTasks.filter(({ start }) => start >= (first?.startTime ?? 0));
			return {
				paint: largestPaints.at(-1)?.start ?? Number.NaN,
				longest: Math.max(0, ...after.map(({ duration }) => duration)),
			};
		});
		return {
			paint,
			work: 1000 * of("TaskDuration"),
			layouts: of("LayoutCount"),
			longest,
		};
	} finally {
		await context.close();
	}
}
