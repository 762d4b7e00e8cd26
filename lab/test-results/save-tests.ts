import { readFileSync, rmSync } from "node:fs";
import type { Suite } from "#tools/run/tests.ts";
import { measuredCommit, saveMeasurements } from "../measurements.ts";
import { testResults } from "./results.ts";
import { testValues } from "./values.ts";

const resultsOf = (suites: Suite[]) =>
	suites.flatMap(({ report }) => testResults(JSON.parse(readFileSync(report, "utf8"))));

/**
 * Prepares to save what suites are about to measure. The returned function does, also after some
 * have failed: the page about quality then shows that they failed.
 * @throws when a file differs from the commit, or later when a suite wrote no report
 */
export function savingTests(daily: Suite[], release?: Suite[]): () => void {
	const commit = measuredCommit();
	// A suite that breaks must not leave the report of its last run.
	for (const { report } of [...daily, ...(release ?? [])]) rmSync(report, { force: true });
	return () => {
		const values = testValues(resultsOf(daily), release && resultsOf(release));
		saveMeasurements(commit, values);
	};
}
