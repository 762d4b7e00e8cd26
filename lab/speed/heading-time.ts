import type { Browser } from "@playwright/test";

/** Lighthouse's slow 4G: bytes a second, and ms. */
const SPEED = (1.6 * 1024 * 1024) / 8;
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: SPEED,
	uploadThroughput: SPEED,
};
/** Time on the page before the click, and from hovering the link to it, for a quick visitor. */
const [DWELL_MS, HOVER_MS] = [3000, 600];

/** Runs in every page. Reports each click, and each new heading right after the frame that shows it. */
function reportHeadings(): void {
	const { report } = window as unknown as { report(what: "click" | "heading", at: number): void };
	let shown: string | null | undefined;
	const look = () => {
		const heading = document.querySelector("h1")?.textContent;
		if (heading && heading !== shown) setTimeout(() => report("heading", Date.now()));
		shown = heading;
		requestAnimationFrame(look);
	};
	look();
	addEventListener("click", () => report("click", Date.now()), { capture: true });
}

/** Milliseconds from a click on a link to the paint of the next page's heading. */
export async function headingTime(browser: Browser, from: string, to: string): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
	let clicked = Number.POSITIVE_INFINITY;
	const { promise, resolve } = Promise.withResolvers<number>();
	await context.exposeFunction("report", (what: string, at: number) => {
		if (what === "click") clicked = at;
		else if (at >= clicked) resolve(at - clicked);
	});
	await context.addInitScript(reportHeadings);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", SLOW_4G);
	await page.goto(from, { waitUntil: "networkidle" });
	const link = page.locator(`main a[href="${to}"]`).last();
	await link.scrollIntoViewIfNeeded();
	await page.waitForTimeout(DWELL_MS);
	await link.hover();
	await page.waitForTimeout(HOVER_MS);
	await page.mouse.down();
	await page.mouse.up();
	const time = await promise;
	await context.close();
	return time;
}
