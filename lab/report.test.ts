import { expect, test } from "vitest";
import { table, withSection } from "./report.ts";

test("a table is formatted as Markdown", () => {
	expect(table(["page", "ms"], [["/", 12]])).toBe("| page | ms |\n|---|---|\n| / | 12 |");
});

test("replacing a section leaves the rest of the page unchanged", () => {
	const page = "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\nother\n<!-- /y -->\n";
	expect(withSection(page, "x", "costs $1")).toBe(page.replace("old", () => "costs $1"));
	expect(() => withSection(page, "z", "new")).toThrow("no section z");
});
