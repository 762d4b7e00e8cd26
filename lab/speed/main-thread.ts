import type { Browser } from "@playwright/test";
import { SLOW_NETWORK } from "./slow-network.ts";

/** How much slower a mid-range phone is than the machine that measures. */
const SLOWDOWN = 4;
/** The measured time after the start of the navigation, in ms. */
const DURATION_MS = 7_000;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** What the main thread did. Times are in milliseconds of a phone. */
export type MainThreadWork = {
	/** All tasks. */
	total: number;
	/** How often the layout was computed. */
	layouts: number;
	/** The longest task after the first contentful paint. */
	longest: number;
};

/** Runs in the page. */
function watchLongTasks(): void {
	const tasks: { start: number; duration: number }[] = [];
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) {
			tasks.push({ start: startTime, duration });
		}
	}).observe({ type: "longtask", buffered: true });
	Object.assign(window, { longTasks: tasks });
}

/** Measures the work of the main thread in the first 7 s of a visit without any input. */
export async function mainThreadWork(browser: Browser, url: string): Promise<MainThreadWork> {
	const context = await browser.newContext(PHONE);
	try {
		const page = await context.newPage();
		await page.addInitScript(watchLongTasks);
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
		await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
		await session.send("Performance.enable");
		const end = Date.now() + DURATION_MS;
		await page.goto(url, { waitUntil: "commit" });
		await page.waitForTimeout(end - Date.now());
		const { metrics } = await session.send("Performance.getMetrics");
		const of = (name: string) =>
			metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
		const longest = await page.evaluate(() => {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			const { longTasks } = window as unknown as {
				longTasks: { start: number; duration: number }[];
			};
			const after = longTasks.filter(({ start }) => start >= (paint?.startTime ?? 0));
			return Math.max(0, ...after.map(({ duration }) => duration));
		});
		return {
			total: 1000 * of("TaskDuration"),
			layouts: of("LayoutCount"),
			longest,
		};
	} finally {
		await context.close();
	}
}
