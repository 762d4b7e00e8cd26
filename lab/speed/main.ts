/**
 * `npm run lab:speed` runs Lighthouse on pages of the built site, weighs all pages and measures how soon
 * the next page is there. Each figure is the median of runs in turn, so that noise affects all pages
 * equally.
 *
 *     npm run lab:speed -- [--runs 5] [--all] [--save] [page …]
 *
 * Fails if a limit is exceeded. `--save` measures all pages and saves the figures.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { figureRecords } from "#content/quality/limits.ts";
import { chromiumFlags, findBrowser } from "#tools/browser.ts";
import { buildSite } from "#tools/build.ts";
import { main, say } from "#tools/step.ts";
import { heaviestPage, type Pages, readPages } from "#tools/weight/weight.ts";
import { startService } from "../../tests/support/service-process.ts";
import { measuredCommit, saveMeasurements, type Values } from "../measurements.ts";
import { headingTime } from "./heading-time.ts";
import { lighthouseMetrics, type Metrics } from "./lighthouse.ts";

const CLIENT = "build/client";
/** One page of each kind. */
const PAGES = [
	"/",
	"/what-we-do/cloud-services",
	"/our-services/api-development",
	"/our-services/third-party-api-integrations/document-automation",
	"/who-we-are",
	"/contact",
	"/quality",
];
/** A page and a link on it: from home, and from a list of links. */
const NAVIGATIONS = [
	["/", "/what-we-do/cloud-services"],
	["/our-services/third-party-api-integrations", PAGES[3] ?? ""],
] as const;
const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		runs: { type: "string", default: "5" },
		all: { type: "boolean" },
		save: { type: "boolean" },
	},
});

const RUNS = Number(options.runs);

function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const half = sorted.length / 2;
	return (
		((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
	);
}

/** Measures each target once a round. Returns what was measured of each, in their order. */
async function inTurn<T, R>(targets: readonly T[], measure: (target: T) => Promise<R>) {
	const results = targets.map((): R[] => []);
	for (let run = 1; run <= RUNS; run++) {
		for (const [index, target] of targets.entries()) {
			results[index]?.push(await measure(target));
		}
		say(`  round ${run} of ${RUNS}`);
	}
	return results;
}

type Page = Metrics & { name: string };

/** The worst figures of the pages. @param isIndexed whether a page asks to be listed */
function worstOf(pages: Page[], isIndexed: (path: string) => boolean): Values {
	const most = (name: keyof Metrics) => Math.max(...pages.map((page) => page[name]));
	// Lighthouse takes a third of the points for search from a page that asks not to be listed.
	const others = pages.map((page) =>
		Math.min(page.accessibility, page["best-practices"], isIndexed(page.name) ? page.seo : 100),
	);
	const performance = pages.map((page) => page.performance);
	const numbers = { pages: pages.length, median: median(performance) };
	return {
		performance: { value: Math.min(...performance), numbers },
		"other-scores": { value: Math.min(...others), numbers },
		shift: { value: Number(most("cumulative-layout-shift").toFixed(3)) },
		blocking: { value: Math.round(most("total-blocking-time")) },
		paint: { value: Number((most("largest-contentful-paint") / 1000).toFixed(2)) },
	};
}

/** The heaviest files of a first load, in KB of brotli. */
function weights(pages: Pages): Values {
	const of = (kind: "script" | "css" | "html") => ({
		value: Number((heaviestPage(pages, CLIENT, kind).bytes / 1024).toFixed(1)),
		numbers: { of: pages.size },
	});
	return { script: of("script"), "style-sheet": of("css"), html: of("html") };
}

await main(async () => {
	if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error("--runs must be 1 or more.");
	const commit = options.save ? measuredCommit() : undefined;
	await buildSite();
	const built = readPages(CLIENT);
	const every = [...built.keys()].filter((path) => path !== "/404");
	const paths = positionals.length > 0 ? positionals : options.all || commit ? every : PAGES;
	const unknown = paths.find((path) => !built.has(path));
	if (unknown) throw new Error(`The built site has no page ${unknown}.`);
	const data = mkdtempSync(join(tmpdir(), "lab-speed-"));
	const env = { DATA_DIR: data, DATABASE_URL: "", SITE_URL: "", SMTP_URL: "", ALERT_URL: "" };
	const site = await startService(".", env);
	const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
	try {
		say(`Lighthouse, ${paths.length} pages`);
		const visits = await inTurn(paths, (path) => lighthouseMetrics(site.url + path));
		const pages = visits.map((visits, index): Page => {
			const names = Object.keys(visits[0] ?? {}) as (keyof Metrics)[];
			const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);
			return { name: String(paths[index]), ...Object.fromEntries(medians) };
		});
		console.table(pages);
		say(`Click to the next page's heading, ${NAVIGATIONS.length} links`);
		const times = await inTurn(NAVIGATIONS, ([from, to]) =>
			headingTime(browser, site.url + from, to),
		);
		const isIndexed = (path: string) => !built.get(path)?.includes('content="noindex"');
		const values: Values = {
			...weights(built),
			...worstOf(pages, isIndexed),
			heading: { value: Math.round(Math.max(...times.map(median))) },
		};
		if (commit) saveMeasurements(commit, values);
		const missed = figureRecords().filter(({ id, limit, least }) => {
			const { value } = values[id] ?? {};
			if (value === undefined) return false;
			const met = least ? value >= limit : value <= limit;
			say(`${met ? "✓" : "✗"} ${id}: ${value} (limit ${limit})`);
			return !met;
		});
		if (missed.length > 0) throw new Error(`Missed: ${missed.map(({ id }) => id).join(", ")}.`);
	} finally {
		await browser.close();
		await site.stop();
		rmSync(data, { recursive: true, force: true });
	}
});
