/**
 * `npm run test:all`: runs all checks for a release, even after one has failed. With `--save`
 * it saves what they measure for the page about quality.
 */
import { savingTests } from "#lab/test-results.ts";
import { findBrowser } from "./browser/find-browser.ts";
import { buildSite } from "./run/build-site.ts";
import { staticChecks } from "./run/checks.ts";
import { main, runEach, type Step, say } from "./run/step.ts";
import {
	browserTests,
	buildTests,
	deploymentTests,
	longFaults,
	releaseBrowserTests,
	releaseServiceTests,
	serviceTests,
	unitTests,
} from "./run/tests.ts";

const program = (title: string, ...args: string[]): Step => ({ title, args, live: true });

const DAILY = [unitTests, serviceTests, buildTests, browserTests];
const RELEASE = [releaseServiceTests, releaseBrowserTests, longFaults, deploymentTests];
const SAVE = process.argv.includes("--save") ? ["--save"] : [];

const CHECKS: Step[] = [
	...staticChecks,
	program("Launch check (draft)", "tools/launch-check/main.ts", "--draft"),
	...DAILY,
	...RELEASE,
	program("Changed texts", "tools/edited-texts.ts"),
	program("Another company", "tools/second-company.ts"),
	program("Speed", "lab/speed/main.ts", "--runs", "3", ...SAVE),
	program("Enquiry service", "lab/service/main.ts", ...SAVE),
];

await main(async () => {
	const save = SAVE.length > 0 ? savingTests(DAILY, RELEASE) : undefined;
	findBrowser();
	await buildSite();
	const failed = await runEach(CHECKS);
	save?.();
	say("\nSummary:");
	for (const { title } of CHECKS) say(`${failed.includes(title) ? "✗" : "✓"} ${title}`);
	if (failed.length > 0) throw new Error(`Not ready for release. Failed: ${failed.join(", ")}.`);
	say("Ready for release.");
});
