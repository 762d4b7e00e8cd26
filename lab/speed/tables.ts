import { table } from "../report.ts";
import { PAIRS_PER_RUN, type Pair, type Scores } from "./measure.ts";

const KB = 1024;
const ms = (value: number) => Math.round(value);

export type SpeedFigures = {
	runs: number;
	figures: Scores[];
	/** How many visits of Lighthouse were repeated because the machine was slow. */
	repeated: number;
	pairs: Pair[];
	navigations: { name: string; value: number }[];
	heaviest: { path: string; bytes: number };
};

/** Formats the measured figures as Markdown. */
export function speedTables(measured: SpeedFigures): string {
	const { runs, figures, repeated, pairs, navigations, heaviest } = measured;
	return [
		`Lighthouse mobile, median of ${runs} alternating runs; times in ms. The last column is Lighthouse's benchmark of the machine before the visit; ${repeated} visits were repeated because the machine was slow.`,
		table(
			[
				"page",
				"performance",
				"other scores",
				"FCP",
				"LCP",
				"TBT",
				"CLS",
				"speed index",
				"KB",
				"machine",
			],
			figures.map(({ name, performance, fcp, lcp, tbt, cls, si, bytes, machine, ...scores }) => [
				name,
				Math.round(performance),
				[scores.accessibility, scores.bestPractices, scores.seo].join(", "),
				ms(fcp),
				ms(lcp),
				ms(tbt),
				cls,
				ms(si),
				Math.round(bytes / KB),
				Math.round(machine),
			]),
		),
		`The first seconds on a slow phone, without input, with script and without; median of ${PAIRS_PER_RUN * runs} pairs; times in ms. The limits hold until a page starts its script by itself.`,
		table(
			[
				"page",
				"seconds",
				"LCP",
				"ratio",
				"work of the main thread",
				"ratio",
				"layouts",
				"longest task",
			],
			pairs.map(({ name, duration, withScript, without, paintRatio, workRatio }) => [
				name,
				duration / 1000,
				`${ms(withScript.paint)}, ${ms(without.paint)}`,
				paintRatio.toFixed(2),
				`${ms(withScript.work)}, ${ms(without.work)}`,
				workRatio.toFixed(2),
				`${withScript.layouts}, ${without.layouts}`,
				ms(withScript.longest),
			]),
		),
		`Click to the next page's heading, median of ${runs}; times in ms.`,
		table(
			["navigation", "time"],
			navigations.map(({ name, value }) => [name, value]),
		),
		`Initial script of the heaviest page (${heaviest.path}), brotli: ${(heaviest.bytes / KB).toFixed(1)} KB.`,
	].join("\n\n");
}
