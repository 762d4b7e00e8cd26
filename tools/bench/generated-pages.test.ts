import { expect, test } from "vitest";
import type { Integration } from "../../content/page-schema.ts";
import model from "../../content/pages/document-automation.json" with { type: "json" };
import { generatedRecords, growth } from "./generated-pages.ts";

test("generated pages differ in address and title", () => {
	const records = generatedRecords(model as Integration, 50);
	const different = (of: (one: (typeof records)[number]) => string) =>
		new Set(records.map(of)).size;
	expect(different(({ record }) => record.meta.route)).toBe(50);
	expect(different(({ record }) => record.meta.canonical)).toBe(50);
	expect(different(({ record }) => record.header.title)).toBe(50);
});

test("a build whose pages cost more the more there are is seen", () => {
	expect(growth([0.02, 0.02, 0.02])).toBe(1);
	expect(growth([0.02, 0.03, 0.08])).toBe(4);
	expect(() => growth([])).toThrow("no costs");
	expect(() => growth([-1, 2])).toThrow("no costs");
});
