/**
 * `npm run lab:speed` runs Lighthouse on pages of the built site, on the same pages without script
 * and, with `--peer`, on the home page of another site. Every figure is the median of alternating
 * runs. With `--all`, Lighthouse also judges every other page; only one page of each kind is compared
 * with itself without script.
 *
 *     npm run lab:speed -- [--runs 5] [--peer <folder>] [--all] [--save] [page …]
 *
 * Fails if a limit is exceeded. `--save` writes the figures to docs/quality.md and the page about
 * quality.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { findBrowser } from "#tools/browser/find-browser.ts";
import { buildSite } from "#tools/run/build-site.ts";
import { say } from "#tools/run/step.ts";
import { readPages } from "#tools/site-checks/pages.ts";
import { heaviestPage, WEIGHT_LIMITS } from "#tools/site-checks/weight.ts";
import { measuredCommit, saveMeasurements } from "../measurements.ts";
import { saveSection } from "../report.ts";
import { type Gate, gateLine, isOver, LIMITS, worst } from "./limits.ts";
import { headingTimes, type Scores, scores, slowPairs } from "./measure.ts";
import { serveCopy } from "./served-copy.ts";
import { speedTables } from "./tables.ts";
import { figureValues } from "./values.ts";

const CLIENT = "build/client";
const KB = 1024;
/** The measured time of a visit on a slow phone, in ms from the navigation. */
const FIRST_SECONDS = 7_000;
/**
 * The same for a page that needs its script within that time, because its slides change after 5 s. Its
 * script starts about 3.7 s after the navigation; the limits hold until then.
 */
const BEFORE_SCRIPT = 3_000;
/** One page of each kind. */
const PAGES = [
	"/",
	"/what-we-do/cloud-services",
	"/our-services/api-development",
	"/our-services/third-party-api-integrations/document-automation",
	"/who-we-are",
	"/contact",
	"/quality",
	"/what-we-do/digital-transformation-services",
];
const PEER_POLICY = "default-src 'self' 'unsafe-inline' data:";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		runs: { type: "string", default: "5" },
		peer: { type: "string" },
		all: { type: "boolean" },
		save: { type: "boolean" },
	},
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
	throw new Error("--runs must be a whole number of at least 1.");

const commit = values.save ? measuredCommit() : undefined;
await buildSite();

const isScripted = (html: string) => /\/assets\/[\w.-]+\.js/.test(html);
const builtPages = readPages(CLIENT);
/** Lighthouse takes a third of the SEO points from a page that asks not to be indexed. */
const isIndexed = (path: string) => !builtPages.get(path)?.includes('content="noindex"');
const needsScriptEarly = (path: string) => {
	const [, due] = builtPages.get(path)?.match(/data-script-due="(\d+)"/) ?? [];
	return due !== undefined && Number(due) < FIRST_SECONDS;
};
/** Every page except the 404 page and pages without script. */
const allPages = [...builtPages].filter(([path, html]) => path !== "/404" && isScripted(html));
const chosen = values.all ? allPages.map(([path]) => path) : PAGES;
const paths = positionals.length > 0 ? positionals : chosen;
/** The pages that are also measured without script. */
const compared = positionals.length > 0 ? positionals : PAGES;
for (const path of paths) {
	if (!builtPages.has(path)) throw new Error(`The built site has no page ${path}.`);
}

const { csp }: { csp: string } = JSON.parse(readFileSync("build/client-headers.json", "utf8"));
const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
const site = await serveCopy(CLIENT, { csp });
const scriptless = await serveCopy(CLIENT, { csp, transform: withoutScripts });
const peer = values.peer ? await serveCopy(values.peer, { csp: PEER_POLICY }) : undefined;
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });

try {
	const targets = paths.map((path) => ({ name: path, url: `${site.url}${path}` }));
	const peers = peer ? [{ name: basename(values.peer ?? ""), url: peer.url }] : [];
	const pages = compared.map((path) => ({
		name: path,
		url: `${site.url}${path}`,
		withoutScript: `${scriptless.url}${path}`,
		duration: needsScriptEarly(path) ? BEFORE_SCRIPT : FIRST_SECONDS,
	}));
	const withHydration = pages
		.filter(({ name }) => needsScriptEarly(name))
		.map((page) => ({
			...page,
			name: `${page.name}, with hydration`,
			duration: FIRST_SECONDS,
		}));
	const twins = pages.map(({ name, withoutScript }) => ({
		name: `${name} without script`,
		url: withoutScript,
	}));
	const { figures: measured, repeated } = await scores([...targets, ...twins, ...peers], runs);
	const ours = measured.slice(0, targets.length);
	const [peerScores] = measured.slice(targets.length + twins.length);
	const scoresOf = (name: string) => measured.find((page) => page.name === name) as Scores;
	const allPairs = await slowPairs(browser, [...pages, ...withHydration], runs);
	const pairs = allPairs.slice(0, pages.length);
	const navigations = await headingTimes(browser, site.url, runs);
	const heaviest = heaviestPage(builtPages, CLIENT, "script");

	const tables = speedTables({
		runs,
		figures: measured,
		repeated,
		pairs: allPairs,
		navigations,
		heaviest,
	});
	say(`\n${tables}\n`);

	const worstOf = (what: string, value: (page: Scores) => number, limit: number) =>
		worst(
			what,
			ours.map((page) => ({ name: page.name, value: value(page) })),
			limit,
		);
	const gates: Gate[] = [
		{
			id: "performance",
			...worstOf(
				"points below 100 for performance",
				({ performance }) => 100 - performance,
				LIMITS.performance,
			),
		},
		...(peerScores
			? [
					worstOf(
						`points below ${peerScores.name} for performance`,
						({ performance }) => peerScores.performance - performance,
						LIMITS.performance,
					),
				]
			: []),
		{
			id: "other-scores",
			...worstOf(
				"points below 100 for accessibility, best practices or SEO",
				({ name, accessibility, bestPractices, seo }) =>
					100 - Math.min(accessibility, bestPractices, isIndexed(name) ? seo : 100),
				LIMITS.otherScores,
			),
		},
		{
			id: "blocking",
			...worstOf("blocking time, ms", ({ tbt }) => Math.round(tbt), LIMITS.blocking),
		},
		{
			id: "speed-index",
			...worst(
				"speed index relative to the first paint without script",
				pages.map(({ name }) => {
					const ratio = scoresOf(name).si / scoresOf(`${name} without script`).fcp;
					return { name, value: Number(ratio.toFixed(2)) };
				}),
				LIMITS.speedIndexRatio,
			),
		},
		{
			id: "work",
			...worst(
				"work of the main thread relative to the page without script",
				pairs.map(({ name, workRatio }) => ({ name, value: Number(workRatio.toFixed(2)) })),
				LIMITS.workRatio,
			),
		},
		{
			id: "task",
			...worst(
				"longest task after the first paint, ms",
				pairs.map(({ name, withScript }) => ({ name, value: Math.round(withScript.longest) })),
				LIMITS.task,
			),
		},
		{
			what: `initial script, KB (${heaviest.path})`,
			measured: Number((heaviest.bytes / KB).toFixed(1)),
			limit: WEIGHT_LIMITS.script / KB,
		},
		{
			id: "paint",
			...worst(
				"largest paint relative to the page without script",
				pairs.map(({ name, paintRatio }) => ({ name, value: Number(paintRatio.toFixed(3)) })),
				LIMITS.paintRatio,
			),
		},
		{
			id: "shift",
			...worst(
				"layout shift",
				ours.map(({ name, worstShift }) => ({ name, value: worstShift })),
				LIMITS.shift,
			),
		},
		{
			id: "heading",
			...worst("click to the next page's heading, ms", navigations, LIMITS.heading),
		},
	];
	for (const gate of gates) say(gateLine(gate));
	if (gates.some(isOver)) process.exitCode = 1;
	if (commit) {
		saveSection("speed", tables);
		saveMeasurements(commit, figureValues(gates, ours));
	}
} finally {
	await browser.close();
	await Promise.all([site.stop(), scriptless.stop(), peer?.stop()]);
}
