import type { Browser } from "playwright-core";
import { openTab } from "../../tests/support/browser.ts";
import { atMost, type Gate } from "../quality/gate.ts";

const KB = 1024;

/** Everything that a first view of home fetches until the visitor does something, in bytes. */
export const FIRST_VIEW_LIMITS = [
	{ width: 1440, limit: 350 * KB },
	{ width: 360, limit: 200 * KB },
];

/** The bytes of all answers, as they came over the network, in a window of this width. */
export async function firstViewBytes(
	browser: Browser,
	site: string,
	width: number,
): Promise<number> {
	const tab = await openTab(browser, { viewport: { width, height: 800 } });
	const sizes: Promise<number>[] = [];
	tab.page.on("requestfinished", (request) => {
		sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
	});
	await tab.page.goto(site);
	await tab.page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
	await tab.page.waitForLoadState("networkidle");
	const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
	await tab.close();
	return total;
}

/** The first view of home at each width, against its limit. */
export async function firstViewGates(browser: Browser, site: string): Promise<Gate[]> {
	const gates: Gate[] = [];
	for (const { width, limit } of FIRST_VIEW_LIMITS) {
		const bytes = await firstViewBytes(browser, site, width);
		const what = `all that a first view of home fetches, ${width} px`;
		gates.push(atMost(what, bytes / KB, limit / KB, "KB", "`tests/built-site/weight.test.ts`"));
	}
	return gates;
}
