import { expect, test } from "vitest";
import type { Integration } from "#content/page-schema.ts";
import model from "#content/pages/document-automation.json" with { type: "json" };
import { generatedRecords, growth, pageCosts } from "./generated-pages.ts";

test("generated pages differ in address and title", () => {
	const records = generatedRecords(model as Integration, 50);
	const different = (of: (one: (typeof records)[number]) => string) =>
		new Set(records.map(of)).size;
	expect(different(({ record }) => record.meta.route)).toBe(50);
	expect(different(({ record }) => record.meta.canonical)).toBe(50);
	expect(different(({ record }) => record.header.title)).toBe(50);
});

test("a build whose cost for each page grows with the number of pages is noticed", () => {
	const costs = (seconds: (pages: number) => number) =>
		pageCosts([0, 200, 1000].map((count) => ({ count, seconds: seconds(count) })));
	expect(costs((pages) => 5 + pages / 50)).toEqual([0.02, 0.02]);
	expect(growth(costs((pages) => 5 + pages / 50))).toBe(1);
	expect(growth(costs((pages) => 5 + pages ** 2 / 10_000))).toBeCloseTo(6);
	expect(() => growth([])).toThrow("no costs");
	expect(() => growth([-1, 2])).toThrow("no costs");
});
