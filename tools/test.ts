/** `npm test`: runs all daily checks and tests. */
import { findBrowser } from "./browser.ts";
import { buildSite } from "./build.ts";
import { staticChecks } from "./check.ts";
import { main, runEach, say } from "./step.ts";
import { browserTests, buildTests, serviceTests, unitTests } from "./suites.ts";

/** Builds the site and runs the tests that need it. Like `runEach`, returns what failed. */
const buildAndTest = (): Promise<string[]> =>
	buildSite().then(
		() => runEach([buildTests, browserTests]),
		(error: Error) => {
			say(error.message);
			return ["Building the site"];
		},
	);

await main(async () => {
	// Before the build, which needs the browser for the PDF brochures.
	findBrowser();
	// Two lanes of about the same duration keep two cores busy.
	const lanes = [runEach([...staticChecks, unitTests, serviceTests]), buildAndTest()];
	const failed = (await Promise.all(lanes)).flat();
	if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}.`);
});
