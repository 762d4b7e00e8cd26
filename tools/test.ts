/**
 * `npm test`: runs all daily checks and tests. `npm test -- form` runs only the test files with
 * "form" in their path, and builds the site only if one of them needs it. `npm test -- --save` saves
 * the results for the page about quality.
 */
import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { savingTests } from "#lab/test-results.ts";
import { findBrowser } from "./browser/find-browser.ts";
import { buildSite } from "./run/build-site.ts";
import { staticChecks } from "./run/checks.ts";
import { main, runEach, say } from "./run/step.ts";
import { browserTests, buildTests, type Suite, serviceTests, unitTests } from "./run/tests.ts";

const { values, positionals: filters } = parseArgs({
	allowPositionals: true,
	options: { save: { type: "boolean" } },
});
const isChosen = (file: string) =>
	filters.length === 0 || filters.some((filter) => file.includes(filter));

/** Returns the suite limited to the chosen files, or nothing if it has none of them. */
const chosen = (suite: Suite): Suite[] =>
	globSync(suite.files).some(isChosen) ? [{ ...suite, args: [...suite.args, ...filters] }] : [];

const unit = chosen(unitTests);
const service = chosen(serviceTests);
const built = chosen(buildTests);
const browser = chosen(browserTests);
const BUILD = "Building the site";
const needsBuild = built.length + browser.length > 0;

/** Builds the site if a test needs it, and runs those tests. Like `runEach`, returns what failed. */
async function buildAndTest(): Promise<string[]> {
	if (!needsBuild) return [];
	try {
		await buildSite();
	} catch (error) {
		say((error as Error).message);
		return [BUILD];
	}
	return runEach([...built, ...browser]);
}

await main(async () => {
	if ([...unit, ...service].length === 0 && !needsBuild) {
		throw new Error(`No test file has ${filters.join(" or ")} in its path.`);
	}
	if (values.save && filters.length > 0) throw new Error("--save needs all tests.");
	const save = values.save ? savingTests([...unit, ...service, ...built, ...browser]) : undefined;
	// Before the build, which needs the browser for the PDF brochures.
	if (needsBuild) findBrowser();
	// Two lanes of about the same duration keep two cores busy.
	const lanes = await Promise.all([
		runEach([...staticChecks, ...unit, ...service]),
		buildAndTest(),
	]);
	const failed = lanes.flat();
	save?.();
	if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}.`);
});
