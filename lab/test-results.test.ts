import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { PAGE_TESTS, testResults, testValues } from "./test-results.ts";

const tally = { fault: "kill", times: 20, acknowledged: 310, wrong: 1 };
const vitestTest = (title: string, status: string, meta = {}) => ({ title, status, meta });
const vitest = {
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
};
const playwrightTest = (title: string, status: string) => ({ title, tests: [{ status }] });
const playwright = {
	errors: [],
	suites: [
		{
			specs: [playwrightTest("opens", "expected")],
			suites: [
				{
					specs: [
						playwrightTest("/a: axe and Alfa report no violations in any view", "flaky"),
						playwrightTest("/b: axe and Alfa report no violations in any view", "unexpected"),
						playwrightTest("in WebKit", "skipped"),
					],
				},
			],
		},
	],
};

test("counts tests that ran, and a file that broke as one that failed", () => {
	expect(testResults(vitest).map(({ title, passed }) => [title, passed])).toEqual([
		["adds", true],
		["kills", false],
		["broken.test.ts", false],
	]);
	expect(testResults(playwright).filter(({ passed }) => passed)).toHaveLength(2);
	expect(testResults({ ...playwright, errors: [{}] })).toHaveLength(4);
});

test("what fails is counted, not left out", () => {
	expect(testValues(testResults(playwright), testResults(vitest))).toMatchObject({
		tests: { value: 1, numbers: { of: 3 } },
		"release-tests": { value: 2, numbers: { of: 3 } },
		kills: { value: 1, numbers: { of: 310, times: 20 } },
	});
	const { violations } = testValues([], testResults(playwright));
	expect(violations).toEqual({ value: 1, numbers: { of: 2 } });
});

test("what should have run and did not has no value; other figures are left alone", () => {
	expect(testValues(testResults(vitest))).toEqual({
		tests: { value: 2, numbers: { of: 3 } },
		"power-cuts": undefined,
	});
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
