import type { Browser, Locator, Page } from "@playwright/test";

/** Lighthouse's slow mobile network. The processor is not slowed down. */
const NETWORK = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

/** A visitor reads this long. Pictures and script that load late are there by then. */
const READING_MS = 3000;
/** From the pointer's arrival at a link to the click, for a quick visitor. */
const HOVER_MS = 600;

async function slowNetwork(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: NETWORK.latency,
		downloadThroughput: NETWORK.throughput,
		uploadThroughput: NETWORK.throughput,
	});
}

/** Runs in the page: milliseconds from the next click until another heading is painted. */
function watchHeading(): void {
	const before = document.querySelector("h1");
	const painted = new Promise<number>((resolve) => {
		const onClick = ({ timeStamp }: MouseEvent) => {
			const look = () => {
				const heading = document.querySelector("h1");
				if (!heading || heading === before) return requestAnimationFrame(look);
				// This frame will show the heading; a message is handled after the frame is painted.
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

/** Playwright's own click asks the page where it will land, and that work would be measured too. */
async function click(target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error(`${target} is not in sight.`);
	const { mouse } = target.page();
	await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await target.page().waitForTimeout(HOVER_MS);
	await mouse.down();
	await mouse.up();
}

/**
 * Milliseconds from a click on a link to the paint of the next page's heading.
 * @throws when the link loads a new document instead of navigating within the page
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
		await page.waitForTimeout(READING_MS);
		await page.evaluate(watchHeading);
		await click(target);
		return await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
	} finally {
		await context.close();
	}
}
