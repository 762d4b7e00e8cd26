import { table } from "../report.ts";
import type { Pair, Scores } from "./measure.ts";

const KB = 1024;
const ms = (value: number) => Math.round(value);

export type SpeedFigures = {
	runs: number;
	figures: Scores[];
	pairs: Pair[];
	navigations: { name: string; value: number }[];
	heaviest: { path: string; bytes: number };
};

/** Formats the measured figures as Markdown. */
export function speedTables({ runs, figures, pairs, navigations, heaviest }: SpeedFigures): string {
	return [
		`Lighthouse mobile, median of ${runs} alternating runs; times in ms.`,
		table(
			["page", "performance", "FCP", "LCP", "TBT", "CLS", "speed index", "KB"],
			figures.map(({ name, performance, fcp, lcp, tbt, cls, si, bytes }) => [
				name,
				Math.round(performance),
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
		`Click to the next page's heading, median of ${runs}; times in ms.`,
		table(
			["navigation", "time"],
			navigations.map(({ name, value }) => [name, value]),
		),
		`Initial script of the heaviest page (${heaviest.path}), brotli: ${(heaviest.bytes / KB).toFixed(1)} KB.`,
	].join("\n\n");
}
