/** Everything that is checked, before a release: a list of programs, all of them run. */
import { build, install, main, runAll, say } from "./run/steps.mjs";
import { longFaults, tests, webKitTests } from "./run/tests.mjs";
import { hasWebKit, NO_WEBKIT } from "./webkit/installed-webkit.mjs";

/** @type {[title: string, args: string[]][]} */
const CHECKS = [
	["Launch check", ["tools/launch-check/main.ts", "--draft"]],
	["Every page: head, links, sitemap, HTML", ["tools/site-checks/main.ts"]],
	["Editing, through a whole build", ["tools/edit/whole-round-trip.ts"]],
	["Tests", tests],
	["Long faults of the enquiry service", longFaults],
	["Accessibility: every page and state in every view", ["tools/accessibility/main.ts"]],
	["WebKit", webKitTests],
	["Speed", ["tools/speed/speed.ts"]],
	["Build of generated pages", ["tools/bench/pages.ts"]],
	["Quality", ["tools/quality/main.ts"]],
];

await main(async () => {
	await install();
	await build();
	if (!hasWebKit()) say(NO_WEBKIT);
	const failed = await runAll(CHECKS.filter(([title]) => title !== "WebKit" || hasWebKit()));
	if (failed.length > 0) throw new Error(`Not ready: ${failed.join(", ")}.`);
	say(hasWebKit() ? "Ready to release." : `Ready to release, but ${NO_WEBKIT}`);
});
