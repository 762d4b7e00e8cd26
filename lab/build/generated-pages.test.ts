import { expect, test } from "vitest";
import { generatedPages, growth, pageCosts } from "./generated-pages.ts";

test("every generated page is a copy of the record with its own route", () => {
	const model = JSON.stringify({ kind: "integration", route: "/our-services/all/document-automation" }, null, "\t");
	const pages = generatedPages(model, 50);
	expect(new Set(pages.map(({ route }) => route)).size).toBe(50);
	for (const { route, json, file } of pages) {
		expect(json).toContain(`"route": "${route}"`);
		expect(JSON.stringify(JSON.parse(json))).not.toContain('/document-automation"');
		expect(route).toMatch(new RegExp(`^/our-services/.+/${file.replace(".json", "")}$`));
	}
	expect(() => generatedPages("{}", 1)).toThrow("no route");
});

test("growth is 1 for a linear build time and 6 for a quadratic one", () => {
	const costs = (seconds: (pages: number) => number) =>
		pageCosts([0, 200, 1000].map((count) => ({ count, seconds: seconds(count) })));
	expect(costs((pages) => 5 + pages / 50)).toEqual([0.02, 0.02]);
	expect(growth(costs((pages) => 5 + pages / 50))).toBe(1);
	expect(growth(costs((pages) => 5 + pages ** 2 / 10_000))).toBeCloseTo(6);
	expect(() => growth([])).toThrow("no costs");
	expect(() => growth([-1, 2])).toThrow("no costs");
});
