import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limitsTable } from "./limits-table.ts";

test("docs/quality.md has the limits of the page about quality", () => {
	// `npm run lab:weight -- --save` writes them.
	expect(readFileSync("docs/quality.md", "utf8")).toContain(
		`<!-- limits -->\n${limitsTable()}\n<!-- /limits -->`,
	);
});
