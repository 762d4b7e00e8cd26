import { table } from "../report.ts";
import type { Pair, Scores, WorkPair } from "./measure.ts";

const KB = 1024;
const ms = (value: number) => Math.round(value);

export type SpeedFigures = {
	runs: number;
	figures: Scores[];
	pairs: Pair[];
	works: WorkPair[];
	navigations: { name: string; value: number }[];
	heaviest: { path: string; bytes: number };
};

/** Formats the measured figures as Markdown. */
export function speedTables({
	runs,
	figures,
	pairs,
	works,
	navigations,
	heaviest,
}: SpeedFigures): string {
	return [
		`Lighthouse mobile, median of ${runs} alternating runs; times in ms.`,
		table(
			["page", "performance", "other scores", "FCP", "LCP", "TBT", "CLS", "speed index", "KB"],
			figures.map(({ name, performance, fcp, lcp, tbt, cls, si, bytes, ...scores }) => [
				name,
				Math.round(performance),
				[scores.accessibility, scores.bestPractices, scores.seo].join(", "),
				ms(fcp),
				ms(lcp),
				ms(tbt),
				cls,
				ms(si),
				Math.round(bytes / KB),
			]),
		),
		`Largest contentful paint on a throttled phone, median of ${runs} pairs; times in ms.`,
		table(
			["page", "with script", "without script", "ratio"],
			pairs.map(({ name, withScript, without, ratio }) => [
				name,
				ms(withScript),
				ms(without),
				ratio.toFixed(2),
			]),
		),
		`Work of the main thread in the first 7 s on the phone, without input, median of ${runs} pairs; times in ms.`,
		table(
			["page", "with script", "without script", "ratio", "layouts", "longest task"],
			works.map(({ name, withScript, without }) => [
				name,
				ms(withScript.total),
				ms(without.total),
				(withScript.total / without.total).toFixed(2),
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
