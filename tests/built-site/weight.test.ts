import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTab, startBrowser } from "../support/browser.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";
import { type Site, startSite } from "../support/site.ts";

const KB = 1024;
/** Brotli, in bytes. The framework alone (React and its router) is 90 KB of the script. */
const LIMITS = { script: 110 * KB, html: 20 * KB, css: 15 * KB };
/** Everything that a first view of home fetches until the visitor does something, by width. */
const FIRST_VIEW = { 1440: 350 * KB, 360: 200 * KB };

const weights = new Map<string, number>();
/** Most pages share most files: each is compressed once. */
function brotli(path: string): number {
	const known = weights.get(path);
	if (known !== undefined) return known;
	const weight = brotliCompressSync(readFileSync(join("build/client", path))).length;
	weights.set(path, weight);
	return weight;
}
const sum = (paths: string[]) => paths.reduce((total, path) => total + brotli(path), 0);

function weightOf(page: string) {
	const html = htmlOf(page);
	const [, start = "", preload = ""] =
		/data-start="([^"]+)" data-preload="([^"]+)"/.exec(html) ?? [];
	// The sheet for paper is fetched behind everything else, and most visitors never print.
	const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
		([, href]) => href ?? "",
	);
	return {
		script: sum([start, ...preload.split(" ")]),
		html: brotliCompressSync(html).length,
		css: sum(styles),
	};
}

describe.each(builtPages.filter((page) => page !== "/enquiry-failed"))("%s", (page) => {
	test("keeps within its weight", () => {
		const weight = weightOf(page);
		for (const part of ["script", "html", "css"] as const) {
			expect(weight[part], part).toBeGreaterThan(500);
			expect(weight[part], part).toBeLessThan(LIMITS[part]);
		}
	});
});

describe("the first view of home", () => {
	let site: Site;
	let browser: Browser;
	beforeAll(async () => {
		[site, browser] = await Promise.all([startSite(), startBrowser()]);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
	});

	test.each([1440, 360] as const)("at %i px", async (width) => {
		const tab = await openTab(browser, { viewport: { width, height: 800 } });
		const sizes: Promise<number>[] = [];
		tab.page.on("requestfinished", (request) => {
			sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		await tab.page.goto(site.url);
		await tab.page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
		await tab.page.waitForLoadState("networkidle");
		const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
		const { script, html, css } = weightOf("/");
		const kb = (bytes: number) => Math.round(bytes / KB);
		console.log(
			`home at ${width} px: ${kb(total)} KB in all; script ${kb(script)}, HTML ${kb(html)}, CSS ${kb(css)} KB`,
		);
		expect(total).toBeLessThan(FIRST_VIEW[width]);
		await tab.close();
	});
});
