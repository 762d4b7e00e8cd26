/** `npm run check:release`: runs all checks for a release, even after one has failed. */
import { findBrowser } from "./browser/find-browser.ts";
import { buildSite } from "./run/build-site.ts";
import { routeTypes, staticChecks } from "./run/checks.ts";
import { main, runEach, type Step, say } from "./run/step.ts";
import {
	browserTests,
	buildTests,
	longFaults,
	releaseBrowserTests,
	releaseServiceTests,
	serviceTests,
	unitTests,
} from "./run/tests.ts";

const program = (title: string, ...args: string[]): Step => ({ title, args, live: true });

const CHECKS: Step[] = [
	routeTypes,
	...staticChecks,
	program("Launch check (draft)", "tools/launch-check/main.ts", "--draft"),
	unitTests,
	serviceTests,
	buildTests,
	browserTests,
	releaseServiceTests,
	releaseBrowserTests,
	longFaults,
	program("Round trip through the editor and a build", "tools/edit/whole-round-trip.ts"),
	program("Speed", "lab/speed/main.ts", "--runs", "3"),
	program("Enquiry service", "lab/service/main.ts"),
	program("Build", "lab/build/main.ts"),
];

await main(async () => {
	findBrowser();
	await buildSite();
	const failed = await runEach(CHECKS);
	say("\nSummary:");
	for (const { title } of CHECKS) say(`${failed.includes(title) ? "✗" : "✓"} ${title}`);
	if (failed.length > 0) throw new Error(`Not ready for release. Failed: ${failed.join(", ")}.`);
	say("Ready for release.");
});
