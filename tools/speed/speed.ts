/**
 * Measures how fast the built site is, every page against the same page without its scripts,
 * and how much it weighs; prints a table and keeps the figures for `npm run quality`. Arguments:
 * addresses to measure alone. Fails when a limit is passed.
 */
import { startBrowser } from "../../tests/support/browser.ts";
import { builtPages } from "../../tests/support/built-pages.ts";
import { endAll } from "../bench/processes.ts";
import { keepGates } from "../quality/kept-gates.ts";
import { weightGates } from "../quality/weight-gates.ts";
import { firstViewGates } from "./first-view.ts";
import { speedGates } from "./gates.ts";
import { measureControls, measurePage, measureWays, WAYS } from "./measure.ts";
import { startSites } from "./sites.ts";

/** The throttling is a phone's, so every page is measured on one; one of each kind also wide. */
const PHONE = 360;
const WIDE = 1440;
const ALSO_WIDE = new Set(WAYS.flatMap(({ from, to }) => [from, to]));
const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (time: number) => `${Math.round(time)} ms`;

const chosen = process.argv.slice(2);
// The answer page of the service never runs a script.
const paths = chosen.length > 0 ? chosen : builtPages.filter((path) => path !== "/enquiry-failed");

const sites = await startSites();
const browser = await startBrowser();
try {
	say("page | largest paint | by its floor | shift | blocking");
	const pages = [];
	for (const path of paths) {
		for (const width of ALSO_WIDE.has(path) ? [PHONE, WIDE] : [PHONE]) {
			const page = await measurePage(browser, sites, path, width);
			pages.push(page);
			const { lcp, lcpRatio, shift, blocking } = page;
			say(`${page.path} | ${ms(lcp)} | ${lcpRatio.toFixed(2)} | ${shift} | ${ms(blocking)}`);
		}
	}
	const controls = await measureControls(browser, sites.site);
	for (const { name, time } of controls) say(`${name} | ${ms(time)}`);
	const ways = await measureWays(browser, sites.site, 1);
	for (const { name, time } of ways) say(`${name} | ${ms(time)}`);

	const gates = [
		...(await firstViewGates(browser, sites.site)),
		...speedGates(pages, controls, ways),
	];
	keepGates("speed", gates);
	for (const { what, measured, limit, holds } of [...weightGates("build/client"), ...gates]) {
		say(`${holds ? "✓" : "✗"} ${what}: ${measured} (limit ${limit})`);
		if (!holds) process.exitCode = 1;
	}
} finally {
	await browser.close();
	endAll();
	sites.remove();
}
