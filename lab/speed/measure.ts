import type { Browser } from "@playwright/test";
import { say } from "#tools/run/step.ts";
import { median } from "../median.ts";
import { headingTime } from "./heading-time.ts";
import { type Metrics, metrics } from "./lighthouse.ts";
import { QuietVisits } from "./quiet-visits.ts";
import { type SlowVisit, slowVisit } from "./slow-phone.ts";

/** A page to measure: its name in the tables and its URL. */
export type Target = { name: string; url: string };

const INTEGRATIONS = "/our-services/third-party-api-integrations";
/** Navigations from home, from a list of links, and from a page to the next one. */
const NAVIGATIONS = [
	{ from: "/", to: "/what-we-do/cloud-services" },
	{ from: "/", to: "/our-services/api-development" },
	{ from: INTEGRATIONS, to: `${INTEGRATIONS}/document-automation` },
	{ from: `${INTEGRATIONS}/document-automation`, to: `${INTEGRATIONS}/accounts-and-payment` },
];

/** Measures every target once per round, so that noise affects all of them equally. */
async function alternate<T, R>(
	targets: T[],
	runs: number,
	measure: (target: T) => Promise<R>,
): Promise<{ target: T; results: R[] }[]> {
	const measured = targets.map((target) => ({ target, results: [] as R[] }));
	for (let run = 1; run <= runs; run++) {
		for (const { target, results } of measured) results.push(await measure(target));
		say(`  run ${run} of ${runs}`);
	}
	return measured;
}

export type Scores = Metrics & { name: string; worstShift: number };

/**
 * The median of each Lighthouse figure, and the largest layout shift of all visits; also how many
 * visits were repeated because the machine was slow.
 */
export async function scores(
	targets: Target[],
	runs: number,
): Promise<{ figures: Scores[]; repeated: number }> {
	say(`Lighthouse, ${targets.length} pages`);
	const quiet = new QuietVisits();
	const measured = await alternate(targets, runs, ({ url }) => quiet.visit(() => metrics(url)));
	const figures = measured.map(({ target, results }) => {
		const of = (name: keyof Metrics) => median(results.map(([quietest]) => quietest[name]));
		return {
			name: target.name,
			performance: of("performance"),
			accessibility: of("accessibility"),
			bestPractices: of("bestPractices"),
			seo: of("seo"),
			fcp: of("fcp"),
			lcp: of("lcp"),
			tbt: of("tbt"),
			cls: of("cls"),
			si: of("si"),
			bytes: of("bytes"),
			machine: of("machine"),
			worstShift: Math.max(...results.flat().map(({ cls }) => cls)),
		};
	});
	const visits = measured.flatMap(({ results }) => results.flat()).length;
	return { figures, repeated: visits - runs * targets.length };
}

/** A page, the same page without its scripts, and the measured time from the navigation, in ms. */
export type PageWithTwin = Target & { withoutScript: string; duration: number };

export type Pair = {
	name: string;
	duration: number;
	withScript: SlowVisit;
	without: SlowVisit;
	/** The median of the ratios of consecutive visits. */
	paintRatio: number;
	workRatio: number;
};

/**
 * Pairs of visits for each run of Lighthouse, which takes as long as three. Their times vary more: five
 * pairs gave 1.14 for the largest paint of a page for which fifteen gave 1.01.
 */
export const PAIRS_PER_RUN = 3;

/** The medians of visits to pages with and without their scripts, on a slow phone. */
export async function slowPairs(
	browser: Browser,
	pages: PageWithTwin[],
	runs: number,
): Promise<Pair[]> {
	say(`Visits on a slow phone with and without script, ${pages.length} pages`);
	const pairs = PAIRS_PER_RUN * runs;
	const measured = await alternate(pages, pairs, async ({ url, withoutScript, duration }) => ({
		without: await slowVisit(browser, withoutScript, duration),
		withScript: await slowVisit(browser, url, duration),
	}));
	const medians = (visits: SlowVisit[]): SlowVisit => {
		const of = (name: keyof SlowVisit) => median(visits.map((visit) => visit[name]));
		return { paint: of("paint"), work: of("work"), layouts: of("layouts"), longest: of("longest") };
	};
	return measured.map(({ target, results }) => {
		const ratio = (name: keyof SlowVisit) =>
			median(results.map(({ withScript, without }) => withScript[name] / without[name]));
		return {
			name: target.name,
			duration: target.duration,
			withScript: medians(results.map(({ withScript }) => withScript)),
			without: medians(results.map(({ without }) => without)),
			paintRatio: ratio("paint"),
			workRatio: ratio("work"),
		};
	});
}

/** Milliseconds from a click to the paint of the next page's heading, on typical navigations. */
export async function headingTimes(
	browser: Browser,
	site: string,
	runs: number,
): Promise<{ name: string; value: number }[]> {
	say(`Click to the next page's heading, ${NAVIGATIONS.length} navigations`);
	const measured = await alternate(NAVIGATIONS, runs, ({ from, to }) =>
		headingTime(browser, `${site}${from}`, to),
	);
	return measured.map(({ target: { from, to }, results }) => ({
		name: `${from} to ${to}`,
		value: Math.round(median(results)),
	}));
}
