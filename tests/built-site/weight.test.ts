import { describe, expect, test } from "vitest";
import { WEIGHT_LIMITS, weightOf } from "#tools/site-checks/weight.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";

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
