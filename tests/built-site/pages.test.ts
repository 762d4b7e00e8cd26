import { readFileSync } from "node:fs";
import axe from "axe-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTab, startBrowser } from "../support/browser.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
	[site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
});

const WIDTHS = [360, 768, 1440];

test("the build has pages", () => {
	expect(builtPages).toContain("/");
	expect(builtPages.length).toBeGreaterThanOrEqual(9);
});

describe.each(builtPages)("%s", (path) => {
	test("has one h1, one title, one canonical, and no unfilled place", async () => {
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

	test("loads without an error, an overflow or a shift at every width", async () => {
		for (const width of WIDTHS) {
			const tab = await openTab(browser, { viewport: { width, height: 900 } });
			await tab.page.addInitScript(() => {
				const shifts: string[] = [];
				Object.assign(window, { shifts });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & {
						value: number;
						sources?: { node?: Element }[];
					})[]) {
						const where = entry.sources
							?.map(({ node }) => node?.outerHTML?.slice(0, 80))
							.join(" | ");
						shifts.push(`${entry.value} ${where}`);
					}
				}).observe({ type: "layout-shift", buffered: true });
			});
			await tab.page.goto(`${site.url}${path}`);
			await tab.page.waitForTimeout(400);
			const overflow = await tab.page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
			const shifts = await tab.page.evaluate(
				() => (window as unknown as { shifts: string[] }).shifts,
			);
			expect(shifts, `shifts at ${width}`).toEqual([]);
			expect(tab.complaints).toEqual([]);
			await tab.close();
		}
	});

	test("passes axe in both themes, on a phone and on a desk", async () => {
		for (const [colorScheme, width] of [
			["light", 1440],
			["dark", 1440],
			["light", 360],
			["dark", 360],
		] as const) {
			// Axe measures still pages: an element in the middle of a fade has no true contrast.
			const tab = await openTab(browser, {
				colorScheme,
				viewport: { width, height: 900 },
				reducedMotion: "reduce",
				bypassCSP: true,
			});
			await tab.page.goto(`${site.url}${path}`);
			await tab.page.waitForTimeout(200);
			await tab.page.evaluate(axe.source);
			const violations = await tab.page.evaluate(async () => {
				const { axe: judge } = window as unknown as { axe: typeof axe };
				const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
				const result = await judge.run(document, { runOnly: { type: "tag", values: tags } });
				return result.violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
				);
			});
			expect(violations, `${colorScheme} at ${width}`).toEqual([]);
			await tab.close();
		}
	});

	test("holds every word in its HTML: the page without script reads the same", async () => {
		const read = async (javaScriptEnabled: boolean) => {
			const tab = await openTab(browser, { javaScriptEnabled, reducedMotion: "reduce" });
			await tab.page.goto(`${site.url}${path}`);
			await tab.page.waitForTimeout(javaScriptEnabled ? 300 : 0);
			const words = await tab.page.evaluate(() => {
				const clone = document.querySelector("main")?.cloneNode(true) as Element | undefined;
				for (const element of clone?.querySelectorAll("script, noscript") ?? []) element.remove();
				return clone?.textContent?.replace(/\s+/g, " ").trim() ?? "";
			});
			await tab.close();
			return words;
		};
		const withScript = await read(true);
		expect(withScript.length).toBeGreaterThan(10);
		expect(await read(false)).toBe(withScript);
	});
});

test("the policy allows no inline script or style that the build did not make", () => {
	const { csp } = JSON.parse(readFileSync("build/client-headers.json", "utf8"));
	expect(csp).toContain("default-src 'none'");
	expect(csp).not.toContain("unsafe");
});

test.each([320, 1920])(
	"home keeps its shape at %i px and at four times the size",
	async (width) => {
		const tab = await openTab(browser, { viewport: { width, height: width === 320 ? 256 : 1080 } });
		await tab.page.goto(site.url);
		const overflow = await tab.page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
		expect(tab.complaints).toEqual([]);
		await tab.close();
	},
);
