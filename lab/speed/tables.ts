import { table } from "../report.ts";
import type { Pair, Scores } from "./measure.ts";

const KB = 1024;
const ms = (value: number) => Math.round(value);

export type SpeedFigures = {
	runs: number;
	figures: Scores[];
	pairs: Pair[];
	ways: { name: string; value: number }[];
	heaviest: { path: string; bytes: number };
};

/** What the lab measured, in Markdown. */
export function speedTables({ runs, figures, pairs, ways, heaviest }: SpeedFigures): string {
	return [
		`Lighthouse mobile, median of ${runs} runs in turns; times in ms.`,
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
		`Largest paint on a slowed-down phone, median of ${runs} pairs; times in ms.`,
		table(
			["page", "with script", "without", "ratio"],
			pairs.map(({ name, withScript, without, ratio }) => [
				name,
				ms(withScript),
				ms(without),
				ratio.toFixed(2),
			]),
		),
		`Click to the next page's heading, median of ${runs}; times in ms.`,
		table(
			["way", "time"],
			ways.map(({ name, value }) => [name, value]),
		),
		`Script of the first load on the heaviest page (${heaviest.path}), brotli: ${(heaviest.bytes / KB).toFixed(1)} KB.`,
	].join("\n\n");
}
