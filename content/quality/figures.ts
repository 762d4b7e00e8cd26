/** What the page about quality shows of the figures that were measured. */
import { fill } from "#shared/fill.ts";
import type { PageOf } from "../pages.ts";
import type { FigureRecord, Measurement, Measurements } from "../schema/quality.ts";
import { namesIn } from "../text-blocks.ts";
import { gaugeOf } from "./gauge.ts";
import { verdictOf } from "./verdict.ts";

type Quality = PageOf<"quality">;

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const shown = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 2 });

/** @throws when the copy names a number that was not measured */
function filled(figure: FigureRecord, text: string, measurement: Measurement): string {
	const { limit, goal } = figure;
	const numbers: Record<string, number | undefined> = { ...measurement.numbers, limit, goal };
	const texts = Object.fromEntries(
		namesIn(text).map((name) => {
			const number = numbers[name];
			if (number === undefined) throw new Error(`The figure ${figure.id} has no {${name}}.`);
			return [name, shown(number)];
		}),
	);
	return fill(text, texts);
}

function resolveFigure(figure: FigureRecord, measurement: Measurement) {
	const { id, name, compare } = figure;
	const text = (copy: string) => filled(figure, copy, measurement);
	return {
		id,
		name,
		value: shown(measurement.value),
		unit: text(figure.unit),
		rule: text(figure.rule),
		meaning: text(figure.meaning),
		compare: compare && text(compare),
		verdict: verdictOf(measurement.value, figure),
		gauge: gaugeOf(measurement.value, figure),
	};
}

/** When, at which commit and with which command the figures of a group were measured. */
function runsOf(figures: FigureRecord[], measurements: Measurements) {
	const runs = figures.flatMap(({ id, command }) => {
		const { date, commit } = measurements[id] ?? {};
		return date && commit ? [{ command, date: dayFormat.format(new Date(date)), commit }] : [];
	});
	return [...new Map(runs.map((run) => [Object.values(run).join(), run])).values()];
}

/** The groups with their measured figures. What was not measured is left out. */
export function resolveGroups(groups: Quality["groups"], measurements: Measurements) {
	return groups.flatMap(({ id, heading, intro, tone, figures: records }) => {
		const figures = records.flatMap((record) => {
			const measurement = measurements[record.id];
			return measurement ? [resolveFigure(record, measurement)] : [];
		});
		if (figures.length === 0) return [];
		return [{ id, heading, intro, tone, figures, runs: runsOf(records, measurements) }];
	});
}

export type FigureGroup = ReturnType<typeof resolveGroups>[number];
export type Figure = FigureGroup["figures"][number];

/** Counts the limits that are met; `missed` are the figures that do not meet theirs. */
export function resolveSummary(summary: Quality["summary"], groups: FigureGroup[]) {
	const figures = groups.flatMap((group) => group.figures);
	const missed = figures.filter(({ verdict }) => verdict === "missed");
	const numbers = { met: figures.length - missed.length, all: figures.length };
	return {
		...summary,
		count: fill(summary.count, numbers),
		verdicts: figures.map(({ id, verdict }) => ({ id, verdict })),
		misses: missed.map(({ id, name }) => ({ id, name })),
	};
}

export type Summary = ReturnType<typeof resolveSummary>;
