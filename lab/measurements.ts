/** What `--save` writes: company/measurements.json, which the page about quality shows. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { type FigureId, type Measurements, measurementsSchema } from "#content/schema/quality.ts";

const FILE = "company/measurements.json";

/** A value, and other numbers that the copy of its figure names. */
type Value = { value: number; numbers?: { [name: string]: number } };
/** Undefined stands for a figure that should have been measured and was not. */
export type Values = { [Id in FigureId]?: Value | undefined };

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/**
 * The commit that is measured. What `--save` itself writes may differ from it, so that several
 * measurements can be saved before they are committed.
 * @throws when another file differs from it, because the figures would be those of no commit
 */
export function measuredCommit(): string {
	const others = [".", `:(exclude)${FILE}`];
	const changed = git("status", "--porcelain", "--untracked-files=no", "--", ...others);
	if (changed) throw new Error(`Figures are saved with their commit. Commit first:\n${changed}`);
	return git("rev-parse", "--short=7", "HEAD");
}

/** Replaces saved measurements, and removes those whose new value is undefined. Sorts them by id. */
export function withMeasurements(
	saved: Measurements,
	values: Values,
	run: { date: string; commit: string },
): Measurements {
	const added = Object.entries(values).map(([id, value]) => [id, value && { ...value, ...run }]);
	const all = Object.entries({ ...saved, ...Object.fromEntries(added) });
	const present = all.filter(([, measurement]) => measurement);
	const sorted = present.sort(([a], [b]) => a.localeCompare(b));
	return v.parse(measurementsSchema, Object.fromEntries(sorted)) as Measurements;
}

/** Writes values into the file, with the date of today and the commit. */
export function saveMeasurements(commit: string, values: Values): void {
	const date = new Date().toISOString().slice(0, 10);
	const all = withMeasurements(JSON.parse(readFileSync(FILE, "utf8")), values, { date, commit });
	writeFileSync(FILE, `${JSON.stringify(all, null, "\t")}\n`);
}

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

const OUTSIDE = { title: "outside of a test", passed: false };

const suiteResults = ({ suites = [], specs = [] }: Suite): TestResult[] => [
	...specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status !== "skipped")
			.map(({ status }) => ({ title, passed: status !== "unexpected" })),
	),
	...suites.flatMap(suiteResults),
];

/** The tests that ran, without those that were skipped. What failed outside of a test counts as one. */
export function testResults(report: VitestReport | PlaywrightReport): TestResult[] {
	if ("suites" in report) return [...suiteResults(report), ...report.errors.map(() => OUTSIDE)];
	return report.testResults.flatMap(({ status: ofFile, assertionResults }) => {
		const ran = assertionResults
			.filter(({ status }) => status === "passed" || status === "failed")
			.map(({ title, status, meta }) => ({ title, passed: status === "passed", ...meta }));
		return ofFile === "failed" && ran.every(({ passed }) => passed) ? [...ran, OUTSIDE] : ran;
	});
}

/** The tests, one for each page, that a figure counts. */
export const PAGE_TESTS = {
	violations: /: axe( and Alfa report| reports) no violations in (any view|either theme)$/,
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
 * @param release those of the other tests of `npm run test:all`
 */
export const testValues = (daily: TestResult[], release: TestResult[]): Values => ({
	tests: failures(daily),
	"power-cuts": losses(daily, "power cut"),
	"release-tests": failures(release),
	kills: losses(release, "kill"),
	...Object.fromEntries(
		Object.entries(PAGE_TESTS).map(([id, title]) => [
			id,
			failures(release.filter((test) => title.test(test.title))),
		]),
	),
});

/** A run of tests that writes a JSON report into this file. */
type Run = { report: string };

/**
 * Prepares to save what test runs are about to measure. The returned function does, also after some
 * have failed: the page about quality then shows that they failed.
 * @throws when a file differs from the commit, or later when a run wrote no report
 */
export function savingTests(daily: Run[], release: Run[]): () => void {
	const commit = measuredCommit();
	// A run that breaks must not leave the report of the one before.
	for (const { report } of [...daily, ...release]) rmSync(report, { force: true });
	const of = (runs: Run[]) =>
		runs.flatMap(({ report }) => testResults(JSON.parse(readFileSync(report, "utf8"))));
	return () => saveMeasurements(commit, testValues(of(daily), of(release)));
}
