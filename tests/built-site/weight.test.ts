import { describe, expect, test } from "vitest";
import { WEIGHT_LIMITS, weightOf } from "#tools/site-checks/weight.ts";
import { openTab } from "../support/browser.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";
import { siteAndBrowser } from "../support/visit.ts";

const KB = 1024;
/** Everything that a first view of home fetches until the visitor does something, by width. */
const FIRST_VIEW = { 1440: 350 * KB, 360: 200 * KB };

const CLIENT = "build/client";

describe.each(builtPages.filter((page) => page !== "/enquiry-failed"))("%s", (page) => {
	test("keeps within its weight", () => {
		const weight = weightOf(htmlOf(page), CLIENT);
		for (const part of ["script", "html", "css"] as const) {
			expect(weight[part], part).toBeGreaterThan(500);
			expect(weight[part], part).toBeLessThan(WEIGHT_LIMITS[part]);
		}
	});
});

describe("the first view of home", () => {
	const here = siteAndBrowser();

	test.each([1440, 360] as const)("at %i px", async (width) => {
		const tab = await openTab(here.browser, { viewport: { width, height: 800 } });
		const sizes: Promise<number>[] = [];
		tab.page.on("requestfinished", (request) => {
			sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		await tab.page.goto(here.site.url);
		await tab.page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
		await tab.page.waitForLoadState("networkidle");
		const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
		const { script, html, css } = weightOf(htmlOf("/"), CLIENT);
		const kb = (bytes: number) => Math.round(bytes / KB);
		console.log(
			`home at ${width} px: ${kb(total)} KB in all; script ${kb(script)}, HTML ${kb(html)}, CSS ${kb(css)} KB`,
		);
		expect(total).toBeLessThan(FIRST_VIEW[width]);
		await tab.close();
	});
});
