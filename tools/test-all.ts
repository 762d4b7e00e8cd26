/**
 * `npm run test:all`: runs all checks for a release, even after one has failed. With `--save`
 * it saves what they measure for the page about quality.
 */
import { savingTests } from "#lab/measurements.ts";
import { findBrowser } from "./browser.ts";
import { buildSite } from "./build.ts";
import { staticChecks } from "./check.ts";
import { main, runEach, type Step, say } from "./step.ts";
import { dailyTests, releaseTests } from "./suites.ts";

const program = (title: string, ...args: string[]): Step => ({ title, args, live: true });

const SAVE = process.argv.includes("--save") ? ["--save"] : [];

const CHECKS: Step[] = [
	...staticChecks,
	program("Launch check (draft)", "tools/launch-check/main.ts", "--draft"),
	...dailyTests,
	...releaseTests,
	program("Changed texts", "tools/edited-texts.ts"),
	program("Another company", "tools/second-company.ts"),
	program("Speed", "lab/speed/main.ts", "--runs", "3", ...SAVE),
	program("Enquiry service", "lab/service/main.ts", ...SAVE),
];

await main(async () => {
	const save = SAVE.length > 0 ? savingTests(dailyTests, releaseTests) : undefined;
	findBrowser();
	await buildSite();
	const failed = await runEach(CHECKS);
	save?.();
	say("\nSummary:");
	for (const { title } of CHECKS) say(`${failed.includes(title) ? "✗" : "✓"} ${title}`);
	if (failed.length > 0) throw new Error(`Not ready for release. Failed: ${failed.join(", ")}.`);
	say("Ready for release.");
});
