import { fill } from "#shared/fill.ts";
import type { Reading, TrailRecord } from "./fields.ts";

/** Where a figure of a property comes from. */
export const figureSources = ["assessor", "deeds", "survey", "flood", "listing"] as const;
type FigureSource = (typeof figureSources)[number];

/** How a record chooses between two sources: by their rank or by the date of their figures. */
export const sourceRules = ["ranked", "newest"] as const;
export type SourceRule = (typeof sourceRules)[number];

const DAY = 24 * 60 * 60 * 1000;

/** The days from one date such as 2026-03-02 to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

type Readings = Record<"better" | "lesser", Reading>;

/**
 * Chooses between the readings of the source of the higher rank and of the one of the lower rank: the one
 * that the record shows, and the one that it keeps beside it. `overruled`: the lower rank is shown.
 */
export function choose({ better, lesser }: Readings, rule: SourceRule) {
	const agree = better.value === lesser.value;
	const isNewer = daysBetween(better.taken, lesser.taken) > 0;
	const overruled = rule === "newest" && isNewer && !agree;
	const [shown, kept] = overruled ? [lesser, better] : [better, lesser];
	return { shown, kept, agree, overruled };
}

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

/** The rows of the record. */
const ROWS = 6;
/** In hundredths of the picture of the house: where the record starts, and how high it is. */
const RECORD = { top: 34.2, height: 52.6 };
/** Where the plates of the two sources stand beside the house. */
const PLATES = [34, 84] as const;
/** How far apart the two ways of a row start. */
const APART = 1.2;

/** The ways from a figure to the source that the record shows, and to the one that it keeps. */
export type Ways = { shown: string; kept?: string };

/**
 * The outlines of the ways in a square of 100: beside the house, and on a narrow screen down both its sides, from
 * the row on. `share`: how far down the record the row is.
 */
export function waysOf(
	index: number,
	{ shown, overruled }: Pick<TrailRow, "shown" | "overruled">,
): { share: number; wide: Ways; narrow: Ways } {
	const share = (index + 0.5) / ROWS;
	const row = RECORD.top + share * RECORD.height;
	if (!shown)
		return { share, wide: { shown: `M0 ${row}H60` }, narrow: { shown: "M8 0Q2.5 0 2.5 6V36" } };
	const wide = PLATES.map((end, place) => {
		const from = row + (place === 0 ? -APART : APART);
		return `M0 ${from}C50 ${from} 50 ${end} 100 ${end}`;
	});
	const inUse = ([first = "", second = ""]: string[]): Ways =>
		overruled ? { shown: second, kept: first } : { shown: first, kept: second };
	return {
		share,
		wide: inUse(wide),
		narrow: inUse(["M8 0Q2.5 0 2.5 6V100", "M92 0Q97.5 0 97.5 6V100"]),
	};
}
