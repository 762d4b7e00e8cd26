import type { Browser, Locator, Page } from "@playwright/test";
import { SLOW_NETWORK } from "./slow-network.ts";

/** Time on the page before the click. Lazy pictures and scripts have loaded by then. */
const DWELL_MS = 3000;
/** From hovering a link to the click, for a quick visitor. */
const HOVER_MS = 600;

/** The CPU is not throttled. */
async function slowNetwork(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
}

/** Runs in the page. Measures the milliseconds from the next click until a new heading is painted. */
function watchHeading(): void {
	const before = document.querySelector("h1");
	const painted = new Promise<number>((resolve) => {
		const onClick = ({ timeStamp }: MouseEvent) => {
			const look = () => {
				const heading = document.querySelector("h1");
				if (!heading || heading === before) return requestAnimationFrame(look);
				// This frame paints the heading; the message is handled after the paint.
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now() - timeStamp);
				port2.postMessage(0);
			};
			requestAnimationFrame(look);
		};
		addEventListener("click", onClick, { capture: true, once: true });
	});
	Object.assign(window, { painted });
}

/** Playwright's own click hit-tests the page first, which would add to the measured time. */
async function click(target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error(`${target} has no bounding box.`);
	const { mouse } = target.page();
	await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await target.page().waitForTimeout(HOVER_MS);
	await mouse.down();
	await mouse.up();
}

/**
 * Milliseconds from a click on a link to the paint of the next page's heading.
 * @throws if the link loads a new document instead of a client-side navigation
 */
export async function headingTime(
	browser: Browser,
	address: string,
	link: string,
): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
	try {
		const page = await context.newPage();
		await slowNetwork(page);
		await page.goto(address, { waitUntil: "networkidle" });
		await page.mouse.move(5, 5);
		const target = page.locator(`main a[href="${link}"]`).last();
		await target.scrollIntoViewIfNeeded();
		await page.waitForTimeout(DWELL_MS);
		await page.evaluate(watchHeading);
		await click(target);
		return await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
	} finally {
		await context.close();
	}
}
