/** The figures of the page about quality that tests measure, from the reports of vitest and Playwright. */
import { readFileSync, rmSync } from "node:fs";
import type { FigureId } from "#content/schema/quality.ts";
import { measuredCommit, saveMeasurements, type Value, type Values } from "./measurements.ts";

/** What a fault test found; see tests/faults/tally.ts. `wrong` were lost or stored twice. */
export type Tally = {
	fault: "kill" | "power cut";
	times: number;
	acknowledged: number;
	wrong: number;
};

type TestResult = { title: string; passed: boolean; tally?: Tally | undefined };

type VitestReport = {
	testResults: {
		name: string;
		status: string;
		assertionResults: { title: string; status: string; meta: { tally?: Tally } }[];
	}[];
};
type Suite = { specs?: { title: string; tests: { status: string }[] }[]; suites?: Suite[] };
/** `errors` failed outside of a test. */
type PlaywrightReport = { suites: Suite[]; errors: unknown[] };

/** A file that failed outside of its tests counts as a test that failed. */
function vitestResults({ testResults }: VitestReport): TestResult[] {
	return testResults.flatMap(({ name, status, assertionResults }) => {
		const ran = assertionResults
			.filter((test) => test.status === "passed" || test.status === "failed")
			.map(({ title, status, meta }) => ({ title, passed: status === "passed", ...meta }));
		const failedOutside = status === "failed" && ran.every(({ passed }) => passed);
		return failedOutside ? [...ran, { title: name, passed: false }] : ran;
	});
}

function suiteResults({ suites = [], specs = [] }: Suite): TestResult[] {
	const own = specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status !== "skipped")
			.map(({ status }) => ({ title, passed: status !== "unexpected" })),
	);
	return [...own, ...suites.flatMap(suiteResults)];
}

/** The results of the tests that ran, without those that were skipped. */
export function testResults(report: VitestReport | PlaywrightReport): TestResult[] {
	if ("testResults" in report) return vitestResults(report);
	const outside = report.errors.map(() => ({ title: "outside of a test", passed: false }));
	return [...report.suites.flatMap(suiteResults), ...outside];
}

/** The tests, one for each page, that a figure counts. */
export const PAGE_TESTS = {
	violations: /axe and Alfa report no violations in any view$/,
	keyboard: /Tab and Shift\+Tab reach every control, uncovered/,
	"without-script": /^script adds no text to the HTML of \//,
} satisfies { [Id in FigureId]?: RegExp };

/** How many of the tests failed; undefined if none of them ran. */
function failures(results: TestResult[]): Value | undefined {
	const value = results.filter(({ passed }) => !passed).length;
	return results.length > 0 ? { value, numbers: { of: results.length } } : undefined;
}

/** How many acknowledged enquiries were lost or doubled; undefined if there was no such fault. */
function losses(results: TestResult[], fault: Tally["fault"]): Value | undefined {
	const tallies = results.flatMap(({ tally }) => (tally?.fault === fault ? [tally] : []));
	if (tallies.length === 0) return undefined;
	const sum = (of: "wrong" | "acknowledged" | "times") =>
		tallies.reduce((total, tally) => total + tally[of], 0);
	return { value: sum("wrong"), numbers: { of: sum("acknowledged"), times: sum("times") } };
}

/**
 * @param daily the results of `npm test`
 * @param release those of the other tests of `npm run test:all`, if they ran
 */
export function testValues(daily: TestResult[], release?: TestResult[]): Values {
	const values: Values = { tests: failures(daily), "power-cuts": losses(daily, "power cut") };
	if (!release) return values;
	const onPages = Object.entries(PAGE_TESTS).map(([id, title]) => [
		id,
		failures(release.filter((test) => title.test(test.title))),
	]);
	const others = { "release-tests": failures(release), kills: losses(release, "kill") };
	return { ...values, ...others, ...Object.fromEntries(onPages) };
}

/** A run of tests that writes a JSON report into this file. */
type Run = { report: string };

/**
 * Prepares to save what test runs are about to measure. The returned function does, also after some
 * have failed: the page about quality then shows that they failed.
 * @throws when a file differs from the commit, or later when a run wrote no report
 */
export function savingTests(daily: Run[], release?: Run[]): () => void {
	const commit = measuredCommit();
	// A run that breaks must not leave the report of the one before.
	for (const { report } of [...daily, ...(release ?? [])]) rmSync(report, { force: true });
	const of = (runs: Run[]) =>
		runs.flatMap(({ report }) => testResults(JSON.parse(readFileSync(report, "utf8"))));
	return () => saveMeasurements(commit, testValues(of(daily), release && of(release)));
}
