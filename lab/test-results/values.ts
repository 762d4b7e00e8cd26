import type { FigureId } from "#content/schema/quality.ts";
import type { Value, Values } from "../measurements.ts";
import type { Tally, TestResult } from "./results.ts";

/** The tests, one for each page, that a figure counts. */
export const PAGE_TESTS = {
	violations: /axe and Alfa report no violations in any view$/,
	keyboard: /Tab and Shift\+Tab reach every control, uncovered/,
	"without-script": /^script adds no text to the HTML of \//,
} satisfies { [Id in FigureId]?: RegExp };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** How many of the tests failed; undefined if none of them ran. */
function failures(results: TestResult[]): Value | undefined {
	if (results.length === 0) return undefined;
	const failed = results.filter(({ passed }) => !passed);
	return { value: failed.length, numbers: { of: results.length } };
}

/** How many acknowledged enquiries were lost or doubled; undefined if there was no such fault. */
function losses(results: TestResult[], fault: Tally["fault"]): Value | undefined {
	const tallies = results.flatMap(({ tally }) => (tally?.fault === fault ? [tally] : []));
	if (tallies.length === 0) return undefined;
	return {
		value: sum(tallies.map(({ wrong }) => wrong)),
		numbers: {
			of: sum(tallies.map(({ acknowledged }) => acknowledged)),
			times: sum(tallies.map(({ times }) => times)),
		},
	};
}

/**
 * The figures of the page about quality that tests measure.
 * @param daily the results of `npm test`
 * @param release those of the other tests of `npm run check:release`, if they ran
 */
export function testValues(daily: TestResult[], release?: TestResult[]): Values {
	const values: Values = { tests: failures(daily), "power-cuts": losses(daily, "power cut") };
	if (!release) return values;
	const onPages = (title: RegExp) => failures(release.filter((test) => title.test(test.title)));
	return {
		...values,
		"release-tests": failures(release),
		kills: losses(release, "kill"),
		violations: onPages(PAGE_TESTS.violations),
		keyboard: onPages(PAGE_TESTS.keyboard),
		"without-script": onPages(PAGE_TESTS["without-script"]),
	};
}
