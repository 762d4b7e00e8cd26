import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; sources?: { node?: Element }[] };

/** Records every layout shift and the elements that moved. Call before the page loads. */
export const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const { value, sources } of list.getEntries() as Shift[]) {
				const moved = sources?.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(" | ");
				shifts.push(`${value.toFixed(5)} ${moved}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});

export const shiftsOf = (page: Page) =>
	page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
