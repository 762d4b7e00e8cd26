import type { Browser, Page } from "@playwright/test";
import site from "#company/site.json" with { type: "json" };
import { loadWholePage, settled } from "#lab/accessibility/views.ts";
import { RECEIPT_PATH } from "#shared/reference.ts";
import { builtPages, NO_PAGE, SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdResponses, startAllIslands, waitForStart } from "../support/page/interactive.ts";
import { lostText, spaceText } from "../support/page/lost-text.ts";
import { slideName } from "../support/page-copy.ts";

const RELEASE = { tag: "@release" };

type Shift = PerformanceEntry & { value: number; sources?: { node?: Element }[] };

/** Expects that no text is cut off, covered or outside of a page, which is not too wide. */
async function expectAllVisible(page: Page, what: string) {
	const { scrollWidth, clientWidth } = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return { scrollWidth, clientWidth };
	});
	expect(scrollWidth, `overflow ${what}`).toBeLessThanOrEqual(clientWidth);
	expect(await page.evaluate(lostText), what).toEqual([]);
}

const mainText = (page: Page) =>
	page.locator("main").evaluate((main) => {
		const clone = main.cloneNode(true) as Element;
		// Islands that are drawn in the browser only. The summary of a demo, which the HTML has, stands
		// beside its controls; a script writes the section in view.
		const drawn =
			"site-island:is([data-name=demo], [data-name=suggestion]), [data-section-in-view]";
		for (const element of clone.querySelectorAll(`script, noscript, ${drawn}`)) element.remove();
		return clone.textContent?.replace(/\s+/g, " ").trim() ?? "";
	});

async function expectSameTextWithoutScript(page: Page, browser: Browser, path: string) {
	// Home shuffles its slides before the first paint; so it leaves them in the order of the record.
	await page.addInitScript(() => {
		Math.random = () => 0.999;
	});
	await page.goto(path);
	await startAllIslands(page);
	const withoutScript = await browser.newPage({ javaScriptEnabled: false });
	await withoutScript.goto(page.url());
	const text = await mainText(withoutScript);
	await withoutScript.close();
	expect(text.length).toBeGreaterThan(10);
	expect(await mainText(page)).toBe(text);
}

test.describe("with reduced motion", () => {
	// The typing animation shows its text twice while it runs.
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	// The page of a receipt is empty until script has asked for the enquiry.
	for (const path of builtPages.filter((path) => path !== RECEIPT_PATH)) {
		test(`script adds no text to the HTML of ${path}`, RELEASE, ({ page, browser }) =>
			expectSameTextWithoutScript(page, browser, path),
		);
	}
});

// Reflow at 400 % zoom of a 1280 px window (WCAG 1.4.10), and text spacing (1.4.12).
for (const path of builtPages) {
	test(`the text of ${path} fits when zoomed and spaced`, RELEASE, async ({ page, open }) => {
		await open(path);
		await loadWholePage(page);
		// What moves in a demo passes over other text on its way.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 320, height: 256 });
		await expectAllVisible(page, "at 400 % zoom");
		await page.evaluate(spaceText);
		await page.setViewportSize({ width: 320, height: 640 });
		await expectAllVisible(page, "with wide spacing on a phone");
		for (const indicator of await page.getByRole("button", { name: slideName() }).all()) {
			await indicator.click();
			await settled(page);
			await expectAllVisible(page, await indicator.ariaSnapshot());
		}
		await page.setViewportSize({ width: 1440, height: 900 });
		await expectAllVisible(page, "with wide spacing on a desktop");
	});
}

test("a name of 90 characters fits on the narrowest phone", RELEASE, async ({ page, open }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of ["/", "/privacy"]) {
		await open(path);
		await loadWholePage(page);
		await page.evaluate((company) => {
			const long =
				"Köhler, Sample & Partners International Softwareentwicklungsgesellschaft and Consulting SE";
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const { currentNode: text } = texts;
				text.nodeValue = text.nodeValue?.replaceAll(company, long) ?? "";
			}
			// The header gives a long name this attribute when it is rendered.
			document.querySelector("#navbar a")?.setAttribute("data-long", "");
		}, site.company);
		await expect(page.getByText("Softwareentwicklungsgesellschaft").first()).toBeAttached();
		await expectAllVisible(page, path);
	}
});

/** Holds back the fonts of a page until it is painted, which must not make anything move. */
for (const [path, ...widths] of [
	["/", 320, 768, 1920],
	["/who-we-are", 768],
	...SAMPLE_PAGES.map((path) => [path, 360, 1440] as const),
] as const) {
	for (const width of widths) {
		test(
			`nothing moves while ${path} loads at ${width} px, and it is not too wide`,
			RELEASE,
			async ({ page }) => {
				test.skip(path !== NO_PAGE && !builtPages.includes(path), `the firm has no page ${path}`);
				await page.setViewportSize({ width, height: 800 });
				await page.addInitScript(() => {
					const shifts: string[] = [];
					Object.assign(window, { shifts });
					new PerformanceObserver((list) => {
						for (const { value, sources } of list.getEntries() as Shift[]) {
							const moved = sources?.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(" | ");
							shifts.push(`${value.toFixed(5)} ${moved}`);
						}
					}).observe({ type: "layout-shift", buffered: true });
				});
				const release = await holdResponses(page, "**/*.woff2");
				await page.goto(path, { waitUntil: "commit" });
				await page.waitForFunction(
					() => performance.getEntriesByName("first-contentful-paint").length > 0,
				);
				release();
				await waitForStart(page);
				await page.waitForLoadState("networkidle");
				const shifts = page.evaluate(async () => {
					await document.fonts.ready;
					for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
					return (window as unknown as { shifts: string[] }).shifts;
				});
				expect(await shifts).toEqual([]);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
					width,
				);
			},
		);
	}
}
