/** Reports of the tests, kept in the build for the table of `npm run quality`. */
export const TEST_REPORT = "build/test-report.json";
export const WEBKIT_REPORT = "build/webkit-report.json";

const run = ["node_modules/vitest/vitest.mjs", "run"];

/** @param {string} file */
const reportingTo = (file) => [
	"--reporter=default",
	"--reporter=json",
	`--outputFile.json=${file}`,
];

/** What `npm test` runs: all but what is for a release. */
export const tests = [
	...run,
	"--project=!long-faults",
	"--project=!webkit",
	...reportingTo(TEST_REPORT),
];

export const longFaults = [...run, "--project=long-faults"];

export const webKitTests = [...run, "--project=webkit", ...reportingTo(WEBKIT_REPORT)];
