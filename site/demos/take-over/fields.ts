import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";
import { incidents } from "./model.ts";

const finding = { name: text, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)) };

/** A finding that becomes a problem in a later week, unless somebody sees to it. */
const urgent = v.strictObject({
	...finding,
	week: v.pipe(v.number(), v.integer(), v.minValue(1)),
	/** Its model. */
	incident: v.picklist(incidents),
	event: text,
	ready: text,
	late: text,
	/** What its days are good for, in a few words. */
	gain: text,
});
/** A finding that never becomes one. */
const harmless = v.strictObject({
	...finding,
	/** Why it can wait, in a few words. */
	harmless: text,
});

const record = v.strictObject({
	demo: v.literal("take-over"),
	...headingAndIntro,
	note: text,
	legend: text,
	/** The days of work that there are. */
	days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
	words: v.strictObject({
		day: text,
		/** Several days: `{count}` stands for their number. */
		days: text,
		/** `{days}` stands for what is left. */
		left: text,
		/** `{days}` of a finding for which too few are left, and how many these are: `{left}`. */
		tooMany: text,
		/** Why a harmless finding can wait: `{harmless}`. */
		waits: text,
		/** `{days}` of a chosen finding, and their `{gain}`. */
		pays: text,
		/** `{week}` stands for its number. */
		week: text,
		weeks: text,
		/** What reaches the customers: one problem, several (`{count}`), or none. */
		reachOne: text,
		reach: text,
		nobody: text,
		/** What is to be learnt, once nothing reaches them. */
		lesson: text,
		show: text,
		restart: text,
		/** `{ready}` and `{late}` stand for the two ends of the `{event}` in a `{week}`. */
		summary: text,
	}),
	/** What is said of the choice. */
	verdicts: v.strictObject({
		/** Nothing is chosen. */
		nothing: text,
		/** Something harmless is chosen. */
		harmless: text,
		/** All that is chosen would have failed, but more would. */
		partly: text,
		/** Our choice, which the visitor made alone. */
		alike: text,
		/** Our choice, with the reason for it. */
		ours: text,
		/** The visitor pressed a finding for which too few days are left. */
		refused: text,
	}),
	findings: v.pipe(v.array(v.union([urgent, harmless])), v.minLength(2)),
});

/** The first days on an application that is taken over: what to do with them, and what comes of it. */
export const takeOverFields = v.pipe(
	record,
	v.check(
		({ days, findings }) =>
			findings.reduce((sum, found) => sum + ("week" in found ? found.days : 0), 0) <= days,
		"must have days enough for every finding that becomes a problem",
	),
);

export type TakeOverRecord = v.InferOutput<typeof record>;
