import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_TESTS, testResults, testValues, withMeasurements } from "./measurements.ts";

const old = { value: 121.9, date: "2026-01-02", commit: "abc1234" };
const run = { date: "2026-02-03", commit: "def5678" };

test("new values replace those of the same figures, and what was not measured disappears", () => {
	const saved = { script: old, html: { ...old, value: 12 }, kills: old };
	const values = { html: { value: 13, numbers: { of: 44 } }, kills: undefined };
	expect(withMeasurements(saved, values, run)).toEqual({
		script: old,
		html: { value: 13, numbers: { of: 44 }, ...run },
	});
});

test("a figure that the page does not know, and a value that is no number, are refused", () => {
	expect(() => withMeasurements({}, { speed: { value: 1 } } as never, run)).toThrow();
	expect(() => withMeasurements({}, { script: { value: Number.NaN } }, run)).toThrow();
	expect(() => withMeasurements({}, { script: { value: 1 } }, { ...run, commit: "?" })).toThrow();
});

const tally = { fault: "kill", times: 20, acknowledged: 310, wrong: 1 } as const;
const vitestTest = (title: string, status: string, meta = {}) => ({ title, status, meta });
const vitest = testResults({
	testResults: [
		{
			name: "a.test.ts",
			status: "failed",
			assertionResults: [
				vitestTest("adds", "passed"),
				vitestTest("kills", "failed", { tally }),
				vitestTest("later", "skipped"),
			],
		},
		{ name: "broken.test.ts", status: "failed", assertionResults: [] },
	],
});
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
const playwright = testResults({
	errors: [{}],
	suites: [
		{
			specs: [spec("opens", "expected")],
			suites: [
				{
					specs: [
						spec("/a: axe and Alfa report no violations in any view", "flaky"),
						spec("/b: axe and Alfa report no violations in any view", "unexpected"),
						spec("in WebKit", "skipped"),
					],
				},
			],
		},
	],
});

test("what failed is counted, also outside of a test; what did not run has no value", () => {
	expect(testValues(playwright, vitest)).toEqual({
		tests: { value: 2, numbers: { of: 4 } },
		"power-cuts": undefined,
		"release-tests": { value: 2, numbers: { of: 3 } },
		kills: { value: 1, numbers: { of: 310, times: 20 } },
		...{ violations: undefined, keyboard: undefined, "without-script": undefined },
	});
	expect(testValues([], playwright).violations).toEqual({ value: 1, numbers: { of: 2 } });
});

test("the counted tests exist", () => {
	const sources = ["lab/accessibility/pages.spec.ts", "tests/built-site/layout.spec.ts"]
		.map((file) => readFileSync(file, "utf8"))
		.join();
	for (const { source } of Object.values(PAGE_TESTS)) {
		// Titles in the source begin and end with a backtick, and the page is a placeholder.
		const title = source.replace(/^\^|\$$|\\\/$/g, "");
		expect(sources).toMatch(new RegExp(title));
	}
});
