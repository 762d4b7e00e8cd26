import type { Page } from "playwright-core";
import { focusStop, missedStops } from "./focus-stop.ts";

/** More stops than any page has: a walk that long is a trap. */
const FAR = 400;

async function walk(page: Page, key: "Tab" | "Shift+Tab") {
	const faults: string[] = [];
	let stops = 0;
	for (; stops < FAR; stops++) {
		await page.keyboard.press(key);
		const stop = await page.evaluate(focusStop, key === "Shift+Tab");
		if (!stop || stop.again) break;
		faults.push(...stop.faults.map((fault) => `${stop.what} ${fault} (${key})`));
	}
	if (stops === FAR) faults.push(`${key} never leaves the page`);
	return { stops, faults };
}

/** Tabs through the whole page from its top, and says what is wrong at which stop. */
export async function walkWithTab(page: Page): Promise<{ stops: number; faults: string[] }> {
	const { stops, faults } = await walk(page, "Tab");
	return { stops, faults: [...faults, ...(await page.evaluate(missedStops))] };
}

/**
 * And back again from its end: the page scrolls the other way, under the bars that stick to the
 * top. Says nothing of the order, which is the same.
 */
export async function walkBack(page: Page): Promise<{ stops: number; faults: string[] }> {
	await page.evaluate(() => {
		(document.activeElement as HTMLElement | null)?.blur();
		scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
		getSelection()?.collapse(document.body, document.body.childNodes.length);
	});
	return walk(page, "Shift+Tab");
}

/** Tabs on from where the focus is: through what has just opened, and what comes after it. */
export async function walkOn(page: Page): Promise<string[]> {
	const first = await walk(page, "Tab");
	// From the only button of a modal the way goes by the browser's own bar.
	const { stops, faults } = first.stops > 0 ? first : await walk(page, "Tab");
	return stops > 0 ? faults : ["Tab leads nowhere"];
}
