import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_TESTS, testResults, testValues, withMeasurements } from "./measurements.ts";

const run = { date: "2026-02-03", commit: "def5678" };

test("new values replace those of the same figures, and what was not measured disappears", () => {
	const old = { value: 121.9, date: "2026-01-02", commit: "abc1234" };
	const saved = { script: old, html: { ...old, value: 12 }, kills: old };
	const values = { html: { value: 13, numbers: { of: 44 } }, kills: undefined };
	expect(withMeasurements(saved, values, run)).toEqual({
		script: old,
		html: { value: 13, numbers: { of: 44 }, ...run },
	});
	expect(() => withMeasurements({}, { speed: { value: 1 } } as never, run)).toThrow();
	expect(() => withMeasurements({}, { script: { value: Number.NaN } }, run)).toThrow();
});

test("what failed is counted, also outside of a test; what did not run has no value", () => {
	const tally = { fault: "kill", times: 20, acknowledged: 310, wrong: 1 } as const;
	const ran = (title: string, status: string, meta = {}) => ({ title, status, meta });
	const tests = [ran("adds", "passed"), ran("kills", "failed", { tally }), ran("no", "skipped")];
	const vitest = testResults({
		testResults: [
			{ name: "a.test.ts", status: "failed", assertionResults: tests },
			{ name: "broken.test.ts", status: "failed", assertionResults: [] },
		],
	});
	const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
	const page = (path: string) => `${path}: axe and Alfa report no violations in any view`;
	const pages = [spec(page("/a"), "flaky"), spec(page("/b"), "unexpected"), spec("no", "skipped")];
	const playwright = testResults({
		errors: [{}],
		suites: [{ specs: [spec("opens", "expected")], suites: [{ specs: pages }] }],
	});
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
	const files = ["lab/accessibility/pages.spec.ts", "tests/built-site/layout.spec.ts"];
	const sources = files.map((file) => readFileSync(file, "utf8")).join();
	// Titles in the source begin and end with a backtick, and the page is a placeholder.
	for (const { source } of Object.values(PAGE_TESTS))
		expect(sources).toMatch(new RegExp(source.replace(/^\^|\$$|\\\/$/g, "")));
});
