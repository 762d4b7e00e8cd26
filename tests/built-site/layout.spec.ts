import type { Browser, Page } from "@playwright/test";
import { loadWholePage, settled } from "#lab/accessibility/views.ts";
import { RECEIPT_PATH } from "#shared/reference.ts";
import { builtPages, SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { startAllIslands, waitForStart } from "../support/page/interactive.ts";
import { shiftsOf, watchShifts } from "../support/page/layout-shifts.ts";
import { lostText, spaceText } from "../support/page/lost-text.ts";
import { SLIDES_PAGE, slideName } from "../support/page-copy.ts";

const RELEASE = { tag: "@release" };
const [PHONE, TABLET, DESKTOP] = [
	{ width: 360, height: 740 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
];
const REDUCED_MOTION = { contextOptions: { reducedMotion: "reduce" } } as const;

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Loads a page and expects no layout shift and no horizontal overflow. */
async function expectStableLoad(page: Page, path: string, viewport: typeof PHONE) {
	await page.setViewportSize(viewport);
	await watchShifts(page);
	await page.goto(path);
	await waitForStart(page);
	expect(await shiftsOf(page), "layout shifts while loading").toEqual([]);
	expect(await overflow(page), "pixels of overflow").toBeLessThanOrEqual(0);
}

/** Checks reflow at 400 % zoom of a 1280 px window (WCAG 1.4.10) and text spacing (1.4.12). */
async function expectTextFits(page: Page) {
	// What moves in a demo passes over other text on its way.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const expectAllVisible = async (width: number, height: number, what: string) => {
		await page.setViewportSize({ width, height });
		expect(await overflow(page), `overflow ${what}`).toBeLessThanOrEqual(0);
		expect(await page.evaluate(lostText), what).toEqual([]);
	};
	await expectAllVisible(320, 256, "at 400 % zoom");
	await page.evaluate(spaceText);
	await expectAllVisible(320, 640, "with wide spacing on a phone");
	await expectAllVisible(1440, 900, "with wide spacing on a desktop");
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

/** Home shuffles its slides before the first paint; so it leaves them in the order of the record. */
const keepSlideOrder = (page: Page) =>
	page.addInitScript(() => {
		Math.random = () => 0.999;
	});

async function expectSameTextWithoutScript(page: Page, browser: Browser, path: string) {
	await keepSlideOrder(page);
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
	test.use(REDUCED_MOTION);

	// The page of a receipt is empty until script has asked for the enquiry.
	for (const path of builtPages.filter((path) => path !== RECEIPT_PATH)) {
		test(`script adds no text to the HTML of ${path}`, RELEASE, ({ page, browser }) =>
			expectSameTextWithoutScript(page, browser, path),
		);
	}

	for (const path of ["/", SLIDES_PAGE]) {
		test(
			`the spaced text of every slide of ${path} fits on a phone`,
			RELEASE,
			async ({ page, open }) => {
				await page.setViewportSize({ width: 320, height: 640 });
				await open(path);
				await page.evaluate(spaceText);
				const indicators = page.getByRole("button", { name: slideName() });
				expect(await indicators.count()).toBeGreaterThan(1);
				for (const indicator of await indicators.all()) {
					await indicator.click();
					await settled(page);
					expect(await page.evaluate(lostText), await indicator.ariaSnapshot()).toEqual([]);
				}
			},
		);
	}
});

for (const path of SAMPLE_PAGES) {
	for (const viewport of [PHONE, TABLET, DESKTOP]) {
		test(`${path} loads at ${viewport.width} px without layout shift`, RELEASE, ({ page }) =>
			expectStableLoad(page, path, viewport),
		);
	}
}

for (const path of builtPages) {
	test(`the text of ${path} fits when zoomed and spaced`, RELEASE, async ({ page, open }) => {
		await open(path);
		await loadWholePage(page);
		await expectTextFits(page);
	});
}

for (const viewport of [
	{ width: 320, height: 568 },
	{ width: 1920, height: 1080 },
]) {
	test(`home loads at ${viewport.width} px without layout shift or overflow`, RELEASE, ({ page }) =>
		expectStableLoad(page, "/", viewport),
	);
}

/** A browser may paint before it has received all HTML, so elements must not depend on later ones. */
for (const [path, width, selector] of [
	["/techstack", 1440, "header nav"],
	["/cloud-services-pdf", 768, "header a"],
	["/third-party-api-integration-pdf", 1440, "header p"],
] as const) {
	test(`${selector} of ${path} does not move at ${width} px when the HTML after it arrives`, {
		tag: "@release",
	}, async ({ page }) => {
		test.skip(!builtPages.includes(path), `the firm has no page ${path}`);
		await page.setViewportSize({ width, height: 800 });
		await page.goto(path);
		const first = page.locator(selector).first();
		const box = await first.boundingBox();
		const hidden = await first.evaluate((element) => {
			let count = 0;
			for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
				(next as HTMLElement).style.display = "none";
				count += 1;
			}
			return count;
		});
		expect(hidden).toBeGreaterThan(0);
		expect(await first.boundingBox()).toEqual(box);
	});
}
