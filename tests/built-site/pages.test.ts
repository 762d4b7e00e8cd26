import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "#lab/accessibility/axe.ts";
import { lostText, spaceText } from "#lab/accessibility/lost-text.ts";
import { settled } from "#lab/accessibility/views.ts";
import { openTab } from "../support/browser.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { siteAndBrowser } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = siteAndBrowser();

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const mainText = (page: Page) =>
	page.evaluate(() => {
		const clone = document.querySelector("main")?.cloneNode(true) as Element | undefined;
		for (const element of clone?.querySelectorAll("script, noscript") ?? []) element.remove();
		return clone?.textContent?.replace(/\s+/g, " ").trim() ?? "";
	});

/** axe twice: by day on a desk, by night on a phone. The other views differ by what these two cover. */
async function expectNoFindingByNight(page: Page) {
	// Still pages: an element in the middle of a fade has no true contrast.
	await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
	await settled(page);
	expect(await axeFindings(page), "axe by night").toEqual([]);
}

/** 1280 px at 400 % zoom (WCAG 1.4.10), then a visitor's own distances between letters and lines (1.4.12). */
async function expectRoomForWords(page: Page) {
	const expectWhole = async (width: number, height: number, what: string) => {
		await page.setViewportSize({ width, height });
		expect(await overflow(page), `overflow ${what}`).toBeLessThanOrEqual(0);
		expect(await page.evaluate(lostText), what).toEqual([]);
	};
	await expectWhole(320, 256, "at 400 % zoom");
	await page.evaluate(spaceText);
	await expectWhole(320, 640, "with wide letters on a phone");
	await expectWhole(1440, 900, "with wide letters on a desk");
}

test("the build has pages", () => {
	expect(builtPages).toContain("/");
	expect(builtPages.length).toBeGreaterThanOrEqual(30);
});

describe.each(builtPages)("%s", (path) => {
	test("has one h1, one title, one canonical, and no unfilled place", () => {
		const html = htmlOf(path);
		const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
		expect(count(/<h1[\s>]/g)).toBe(1);
		expect(count(/<title>[^<]+<\/title>/g)).toBe(1);
		expect(count(/<link rel="canonical"/g)).toBe(1);
		expect(count(/<meta name="description"/g)).toBe(1);
		const words = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");
		expect(words).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
		expect(html).not.toMatch(/\sstyle="/);
	});

	// The answer page of the service never runs a script.
	const scripted = path !== "/enquiry-failed";

	test.runIf(scripted)(
		"loads without error, overflow or shift, passes axe, and its HTML holds every word",
		async () => {
			const plain = await openTab(here.browser, {
				javaScriptEnabled: false,
				reducedMotion: "reduce",
			});
			await plain.page.goto(`${here.site.url}${path}`);
			const words = await mainText(plain.page);
			expect(words.length).toBeGreaterThan(10);
			await plain.close();

			for (const width of [360, 768, 1440]) {
				const tab = await openTab(here.browser, {
					viewport: { width, height: 900 },
					// The words are compared at rest: a line in the middle of its typing stands twice.
					reducedMotion: width === 1440 ? "reduce" : "no-preference",
				});
				await watchShifts(tab.page);
				await tab.page.goto(`${here.site.url}${path}`);
				await wholePage(tab.page);
				await tab.page.waitForTimeout(150);
				expect(await overflow(tab.page), `overflow at ${width}`).toBeLessThanOrEqual(0);
				expect(await shiftsOf(tab.page), `shifts at ${width}`).toEqual([]);
				if (width === 1440) {
					expect(await mainText(tab.page)).toBe(words);
					expect(await axeFindings(tab.page), "axe by day").toEqual([]);
				}
				if (width === 360) {
					await expectNoFindingByNight(tab.page);
					await expectRoomForWords(tab.page);
				}
				expect(tab.complaints).toEqual([]);
				await tab.close();
			}
		},
	);

	test.runIf(!scripted)("passes axe without script", async () => {
		const tab = await openTab(here.browser);
		await tab.page.goto(`${here.site.url}${path}`);
		expect(await axeFindings(tab.page), "axe by day").toEqual([]);
		await tab.page.setViewportSize({ width: 360, height: 900 });
		await expectNoFindingByNight(tab.page);
		await expectRoomForWords(tab.page);
		await tab.close();
	});
});

// Pages with several slides; the test above sees the first of them, on home one by chance.
test.each(["/", "/what-we-do/digital-transformation-services"])(
	"every slide of %s has room for wide letters on a phone",
	async (path) => {
		const tab = await openTab(here.browser, {
			viewport: { width: 320, height: 640 },
			reducedMotion: "reduce",
		});
		await tab.page.goto(`${here.site.url}${path}`);
		await wholePage(tab.page);
		await tab.page.evaluate(spaceText);
		const marks = tab.page.getByRole("button", { name: /^Slide \d/ });
		expect(await marks.count()).toBeGreaterThan(1);
		for (const mark of await marks.all()) {
			await mark.click();
			await settled(tab.page);
			expect(await tab.page.evaluate(lostText), await mark.ariaSnapshot()).toEqual([]);
		}
		await tab.close();
	},
);

test("the policy allows no inline script or style that the build did not make", () => {
	const { csp } = JSON.parse(readFileSync("build/client-headers.json", "utf8"));
	expect(csp).toContain("default-src 'none'");
	expect(csp).not.toContain("unsafe");
});

test.each([
	["320 px", { width: 320, height: 568 }],
	["1280 px at 400 % zoom", { width: 320, height: 256 }],
	["1920 px", { width: 1920, height: 1080 }],
])("home keeps its shape at %s", async (_name, viewport) => {
	const tab = await openTab(here.browser, { viewport });
	await tab.page.goto(here.site.url);
	await wholePage(tab.page);
	expect(await overflow(tab.page)).toBeLessThanOrEqual(0);
	expect(tab.complaints).toEqual([]);
	await tab.close();
});
