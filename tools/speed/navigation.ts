import type { Browser } from "playwright-core";
import { click } from "./mouse.ts";
import { throttle } from "./visit.ts";

/** From the pointer's arrival at a link to the click: a quick visitor. */
const HOVER_MS = 600;

/** Milliseconds from a click on a link to the paint of the next page's heading. */
export async function navigationTime(
	browser: Browser,
	address: string,
	{ link, cpu }: { link: string; cpu: number },
): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
	const page = await context.newPage();
	try {
		await throttle(page, cpu);
		await page.goto(address);
		await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
		await page.evaluate(() => dispatchEvent(new Event("pointermove")));
		await page.waitForFunction(() => document.documentElement.dataset.complete === "");
		const target = page.locator(`main a[href="${link}"]`).last();
		await target.scrollIntoViewIfNeeded();
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => {
			const before = document.querySelector("h1");
			const done = new Promise<number>((resolve) => {
				addEventListener(
					"click",
					({ timeStamp }) => {
						const look = () => {
							const heading = document.querySelector("h1");
							if (!heading || heading === before) return requestAnimationFrame(look);
							// This frame shows the heading; a message is handled after it is painted.
							const { port1, port2 } = new MessageChannel();
							port1.onmessage = () => resolve(performance.now() - timeStamp);
							port2.postMessage(0);
						};
						requestAnimationFrame(look);
					},
					{ capture: true, once: true },
				);
			});
			Object.assign(window, { done });
		});
		await click(target, HOVER_MS);
		return await page.evaluate(() => (window as unknown as { done: Promise<number> }).done);
	} finally {
		await context.close();
	}
}
