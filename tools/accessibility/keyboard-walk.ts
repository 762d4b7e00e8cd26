import type { Page } from "playwright-core";
import { focusStop, missedStops } from "./focus-stop.ts";

/** More stops than any page has: a walk that long is a trap. */
const FAR = 400;

/** Tabs through the whole page from its top, and says what is wrong at which stop. */
export async function walkWithTab(page: Page): Promise<{ stops: number; faults: string[] }> {
	const faults: string[] = [];
	let stops = 0;
	for (; stops < FAR; stops++) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(focusStop);
		if (!stop || stop.again) break;
		faults.push(...stop.faults.map((fault) => `${stop.what} ${fault}`));
	}
	if (stops === FAR) faults.push("Tab never leaves the page");
	return { stops, faults: [...faults, ...(await page.evaluate(missedStops))] };
}
