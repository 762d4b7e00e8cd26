import { describe, expect, test } from "vitest";
import { WEIGHT_LIMITS, weightOf } from "#tools/site-checks/weight.ts";
import { builtPages, CLIENT, htmlOf, SCRIPTLESS_PAGE } from "../support/built-pages.ts";

const KINDS = ["script", "html", "css"] as const;

describe.each(builtPages.filter((page) => page !== SCRIPTLESS_PAGE))("%s", (path) => {
	const weight = weightOf(htmlOf(path), CLIENT);

	test.each(KINDS)("keeps its %s within the limit", (kind) => {
		// A smaller value means that the files of the page were not found.
		expect(weight[kind]).toBeGreaterThan(500);
		expect(weight[kind]).toBeLessThan(WEIGHT_LIMITS[kind]);
	});
});
