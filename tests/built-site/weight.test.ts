import { describe, expect, test } from "vitest";
import { WEIGHT_LIMITS, weightOf } from "#tools/site-checks/weight.ts";
import { FIRST_VIEW_LIMITS, firstViewBytes } from "#tools/speed/first-view.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";
import { siteAndBrowser } from "../support/visit.ts";

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

	test.each(FIRST_VIEW_LIMITS)("at $width px", async ({ width, limit }) => {
		const total = await firstViewBytes(here.browser, here.site.url, width);
		// Fewer bytes than the page itself would mean that its parts were not seen.
		expect(total).toBeGreaterThan(weightOf(htmlOf("/"), CLIENT).script);
		expect(total).toBeLessThan(limit);
	});
});
