import { readFileSync } from "node:fs";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTab, startBrowser } from "../support/browser.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { type Site, startSite } from "../support/site.ts";
import { wholePage } from "../support/whole-page.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
	[site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
});

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All pages in one theme and size; the other combinations differ by tokens that these cover. */
const AXE_VIEWS = [
	{ colorScheme: "light", viewport: { width: 1440, height: 900 } },
	{ colorScheme: "dark", viewport: { width: 360, height: 800 } },
] satisfies BrowserContextOptions[];

const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const mainText = (page: Page) =>
	page.evaluate(() => {
		const clone = document.querySelector("main")?.cloneNode(true) as Element | undefined;
		for (const element of clone?.querySelectorAll("script, noscript") ?? []) element.remove();
		return clone?.textContent?.replace(/\s+/g, " ").trim() ?? "";
	});

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
		"loads without error, overflow or shift, and its HTML holds every word",
		async () => {
			const plain = await openTab(browser, { javaScriptEnabled: false, reducedMotion: "reduce" });
			await plain.page.goto(`${site.url}${path}`);
			const words = await mainText(plain.page);
			expect(words.length).toBeGreaterThan(10);
			await plain.close();

			for (const width of [360, 768, 1440]) {
				const tab = await openTab(browser, {
					viewport: { width, height: 900 },
					// The words are compared at rest: a line in the middle of its typing stands twice.
					reducedMotion: width === 1440 ? "reduce" : "no-preference",
				});
				await watchShifts(tab.page);
				await tab.page.goto(`${site.url}${path}`);
				await wholePage(tab.page);
				await tab.page.waitForTimeout(150);
				expect(await overflow(tab.page), `overflow at ${width}`).toBeLessThanOrEqual(0);
				expect(await shiftsOf(tab.page), `shifts at ${width}`).toEqual([]);
				if (width === 1440) expect(await mainText(tab.page)).toBe(words);
				expect(tab.complaints).toEqual([]);
				await tab.close();
			}
		},
	);

	test("passes axe", async () => {
		for (const view of AXE_VIEWS) {
			// Still pages: an element in the middle of a fade has no true contrast.
			const tab = await openTab(browser, { ...view, reducedMotion: "reduce", bypassCSP: true });
			await tab.page.goto(`${site.url}${path}`);
			if (scripted) await wholePage(tab.page);
			await tab.page.evaluate(axe.source);
			const violations = await tab.page.evaluate(async (values) => {
				const { axe: judge } = window as unknown as { axe: typeof axe };
				const result = await judge.run(document, { runOnly: { type: "tag", values } });
				return result.violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
				);
			}, AXE_TAGS);
			expect(violations, view.colorScheme).toEqual([]);
			await tab.close();
		}
	});
});

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
	const tab = await openTab(browser, { viewport });
	await tab.page.goto(site.url);
	await wholePage(tab.page);
	expect(await overflow(tab.page)).toBeLessThanOrEqual(0);
	expect(tab.complaints).toEqual([]);
	await tab.close();
});
