import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { atMost, none, qualityPage } from "./gate.ts";
import { testGates } from "./test-gates.ts";

test("a figure at its limit holds, one past it does not", () => {
	expect(atMost("script", 135, 135, "KB", "a test").holds).toBe(true);
	expect(atMost("script", 135.01, 135, "KB", "a test").holds).toBe(false);
	expect(none("mistakes", 0, "a test").holds).toBe(true);
	expect(none("mistakes", 1, "a test").holds).toBe(false);
});

test("the page shows each gate's limit and figure, and which does not hold", () => {
	const page = qualityPage([
		atMost("script", 140.26, 135, "KB", "a test"),
		none("dead links", 0, "a test"),
	]);
	expect(page).toContain("| script | 135 KB | 140.3 KB | **no** | a test |");
	expect(page).toContain("| dead links | 0 | 0 | yes | a test |");
});

test.each([
	[{ numPassedTests: 9, numFailedTests: 0 }, true],
	[{ numPassedTests: 9, numFailedTests: 1 }, false],
	[{ numPassedTests: 0, numFailedTests: 0 }, false],
])("a run with %o holds: %s", (report, holds) => {
	const folder = mkdtempSync(join(tmpdir(), "quality-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "report.json");
	expect(testGates(file, "tests", "a command")).toEqual([]);
	writeFileSync(file, JSON.stringify(report));
	expect(testGates(file, "tests", "a command").map((gate) => gate.holds)).toEqual([holds]);
});
