import { fill } from "#shared/fill.ts";
import type { Reading, TrailRecord } from "../../schema/demos/trail.ts";
import type { FigureSource, SourceRule } from "../states.ts";
import { choose, daysBetween } from "./trail-readings.ts";

export type Trail = ReturnType<typeof resolveTrail>;

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const dateOf = (day: string) => dayFormat.format(new Date(day));

/** A figure of the record, with where it comes from. */
export type TrailRow = {
	name: string;
	value: string;
	/** The source of the value; without one, nobody wrote it down. */
	shown?: FigureSource;
	/** The source whose figure the record keeps beside it, and that figure. */
	kept?: FigureSource;
	keptValue?: string;
	/** The rule takes it from the source of the lower rank. */
	overruled?: boolean;
	from: string;
	other: string;
	why: string;
	checked: string;
};

/** Adds the summary: each figure with its source, under the rule that the record follows. */
export function resolveTrail({ note, ...record }: TrailRecord) {
	return {
		...record,
		note: fill(note, { date: dateOf(record.asOf) }),
		summary: trailRows(record, "ranked").map(({ name, value, from, other, why }) => ({
			title: `${name}: ${value}`,
			text: `${from} ${record.terms.other}: ${other} ${why}`,
		})),
	};
}

type Copy = Omit<TrailRecord, "note">;

export function trailRows(copy: Copy, rule: SourceRule): TrailRow[] {
	const { words, sources, asOf } = copy;
	const tell = (text: string, { source, value, taken }: Reading) =>
		fill(text, {
			source: sources[source],
			value,
			date: dateOf(taken),
			days: daysBetween(taken, asOf),
		});
	const traced = copy.figures.map(({ name, readings, ranking, checked }) => {
		const { shown, kept, agree, overruled } = choose(readings, rule);
		const newer = fill(overruled ? words.onlyNewer : words.newerToo, {
			days: Math.abs(daysBetween(kept.taken, shown.taken)),
		});
		const reason = rule === "newest" ? newer : ranking;
		return {
			name,
			value: shown.value,
			shown: shown.source,
			kept: kept.source,
			keptValue: kept.value,
			overruled,
			from: tell(words.from, shown),
			other: tell(agree ? words.agrees : words.differs, kept),
			why: agree ? words.nothingToDecide : reason,
			checked,
		};
	});
	return [...traced, copy.untraced];
}

/** What a rule does to the record as a whole. */
export function ruleTells({ rules, figures }: Copy, rule: SourceRule): string {
	const decisions = figures.map(({ readings }) => choose(readings, rule));
	const changed = decisions.filter(({ overruled }) => overruled);
	return fill(rules[rule].tells, { count: changed.length, all: figures.length + 1 });
}
