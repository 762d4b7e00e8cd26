import type { Browser, Page } from "@playwright/test";
import { lostText, spaceText } from "#lab/accessibility/judges/lost-text.ts";
import { settled } from "#lab/accessibility/views.ts";
import { builtPages, SAMPLE_PAGES, SCRIPTLESS_PAGE } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { interactive } from "../support/page/interactive.ts";
import { shiftsOf, watchShifts } from "../support/page/layout-shifts.ts";

const RELEASE = { tag: "@release" };
const [PHONE, TABLET, DESKTOP] = [
	{ width: 360, height: 740 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
];
const LESS_MOTION = { contextOptions: { reducedMotion: "reduce" } } as const;

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Loads a page in a window of this size and expects that nothing moves and nothing is too wide. */
async function expectStillLoad(page: Page, path: string, viewport: typeof PHONE) {
	await page.setViewportSize(viewport);
	await watchShifts(page);
	await page.goto(path);
	if (path !== SCRIPTLESS_PAGE) await interactive(page);
	expect(await shiftsOf(page), "layout shifts while loading").toEqual([]);
	expect(await overflow(page), "pixels of overflow").toBeLessThanOrEqual(0);
}

/** WCAG 1.4.10, a window of 1280 px at 400 % zoom, then 1.4.12, a visitor's own text spacing. */
async function expectRoomForText(page: Page) {
	const expectWhole = async (width: number, height: number, what: string) => {
		await page.setViewportSize({ width, height });
		expect(await overflow(page), `overflow ${what}`).toBeLessThanOrEqual(0);
		expect(await page.evaluate(lostText), what).toEqual([]);
	};
	await expectWhole(320, 256, "at 400 % zoom");
	await page.evaluate(spaceText);
	await expectWhole(320, 640, "with wide spacing on a phone");
	await expectWhole(1440, 900, "with wide spacing on a desktop");
}

const mainText = (page: Page) =>
	page.locator("main").evaluate((main) => {
		const clone = main.cloneNode(true) as Element;
		for (const element of clone.querySelectorAll("script, noscript")) element.remove();
		return clone.textContent?.replace(/\s+/g, " ").trim() ?? "";
	});

async function expectHtmlHoldsText(page: Page, browser: Browser, path: string) {
	await page.goto(path);
	await interactive(page);
	const withoutScript = await browser.newPage({ javaScriptEnabled: false });
	await withoutScript.goto(page.url());
	const text = await mainText(withoutScript);
	await withoutScript.close();
	expect(text.length).toBeGreaterThan(10);
	expect(await mainText(page)).toBe(text);
}

for (const path of SAMPLE_PAGES) {
	test(`${path} loads on a phone without moving, and has room for zoomed and spaced text`, async ({
		page,
	}) => {
		await expectStillLoad(page, path, PHONE);
		await expectRoomForText(page);
	});
}

for (const path of ["/", "/what-we-do/power-apps"]) {
	test(`${path} loads on a desktop without moving`, ({ page }) =>
		expectStillLoad(page, path, DESKTOP));
}

test.describe("with less motion", () => {
	// A typed line has its text twice while it is typed.
	test.use(LESS_MOTION);

	test("script adds no text to the HTML of an offering", ({ page, browser }) =>
		expectHtmlHoldsText(page, browser, "/what-we-do/power-apps"));

	for (const path of builtPages.filter((page) => page !== SCRIPTLESS_PAGE)) {
		test(`script adds no text to the HTML of ${path}`, RELEASE, ({ page, browser }) =>
			expectHtmlHoldsText(page, browser, path),
		);
	}

	for (const path of ["/", "/what-we-do/digital-transformation-services"]) {
		test(
			`every slide of ${path} has room for spaced text on a phone`,
			RELEASE,
			async ({ page, open }) => {
				await page.setViewportSize({ width: 320, height: 640 });
				await open(path);
				await page.evaluate(spaceText);
				const indicators = page.getByRole("button", { name: /^Slide \d/ });
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

for (const path of builtPages) {
	for (const viewport of [PHONE, TABLET, DESKTOP]) {
		test(`${path} loads at ${viewport.width} px without moving`, RELEASE, ({ page }) =>
			expectStillLoad(page, path, viewport),
		);
	}
	test(`${path} has room for zoomed and spaced text`, RELEASE, async ({ page }) => {
		await page.goto(path);
		await expectRoomForText(page);
	});
}

for (const viewport of [
	{ width: 320, height: 568 },
	{ width: 1920, height: 1080 },
]) {
	test(`home has no overflow at ${viewport.width} px`, RELEASE, ({ page }) =>
		expectStillLoad(page, "/", viewport),
	);
}

/** A browser may paint before the rest of the HTML has come: what is there must be in its place. */
for (const [path, width, selector] of [
	["/techstack", 1440, "header nav"],
	["/cloud-services-pdf", 768, "header a"],
	["/third-party-api-integration-pdf", 1440, "header p"],
] as const) {
	test(`${selector} of ${path} stands still at ${width} px when the HTML after it comes`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(path);
		const first = page.locator(selector).first();
		const whole = await first.boundingBox();
		const hidden = await first.evaluate((element) => {
			let count = 0;
			for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
				(next as HTMLElement).style.display = "none";
				count += 1;
			}
			return count;
		});
		expect(hidden).toBeGreaterThan(0);
		expect(await first.boundingBox()).toEqual(whole);
	});
}
