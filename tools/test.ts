/**
 * `npm test`: everything that shows that the project works. `npm test -- form` runs the test files
 * with "form" in their path, and builds the site only when one of them needs it.
 */
import { globSync } from "node:fs";
import { findBrowser } from "./browser/find-browser.ts";
import { buildSite } from "./run/build-site.ts";
import { routeTypes, staticChecks } from "./run/checks.ts";
import { main, runEach, say } from "./run/step.ts";
import { browserTests, buildTests, nodeTests } from "./run/tests.ts";

const filters = process.argv.slice(2);
const isChosen = (file: string) =>
	filters.length === 0 || filters.some((filter) => file.includes(filter));

const FOLDERS = "{app,content,lab,service,shared,tools,tests/service,tests/faults}";
const hasNodeTests = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`).some(isChosen);
const hasBuildTests = globSync("tests/built-site/**/*.test.ts").some(isChosen);
const hasBrowserTests = globSync("tests/**/*.spec.ts").some(isChosen);
const needsBuild = hasBuildTests || hasBrowserTests;

/** Like `runEach`, it returns the title of what failed. */
async function build(): Promise<string[]> {
	try {
		await buildSite();
		return [];
	} catch (error) {
		say((error as Error).message);
		return ["Building the site"];
	}
}

await main(async () => {
	if (!hasNodeTests && !needsBuild) {
		throw new Error(`No test file has ${filters.join(" or ")} in its path.`);
	}
	// The build needs it too, for the PDF brochures.
	if (needsBuild) findBrowser();
	// First, because the build writes the same files.
	const failed = await runEach([routeTypes]);
	// Two cores: the checks and the tests without a browser keep one busy, the build the other.
	const [failedChecks, failedBuild] = await Promise.all([
		runEach([...staticChecks, ...(hasNodeTests ? [nodeTests(filters)] : [])]),
		needsBuild ? build() : [],
	]);
	failed.push(...failedChecks, ...failedBuild);
	if (needsBuild && failedBuild.length === 0) {
		const steps = [
			...(hasBuildTests ? [buildTests(filters)] : []),
			...(hasBrowserTests ? [browserTests(filters)] : []),
		];
		failed.push(...(await runEach(steps)));
	}
	if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}.`);
});
