import * as v from "valibot";
import { headingAndIntro, positive, text } from "#content/schema/fields.ts";

/** The way of a paper form over five desks, which can be struck out. */
export const fiveDesksFields = v.strictObject({
	demo: v.literal("five-desks"),
	...headingAndIntro,
	note: text,
	legend: text,
	words: v.strictObject({
		/** `{n}` stands for the number. */
		day: text,
		days: text,
		minutes: text,
		/** The time of a desk: `{minutes}` and `{days}`. */
		desk: text,
		/** Titles of what is said of a desk: as it is, without it, or why it cannot be struck out. */
		now: text,
		instead: text,
		stays: text,
		/** The result: `{days}` and `{minutes}` stand for the time of all desks that are left. */
		total: text,
		/** The desk with the longest wait: `{desk}` and `{days}`. */
		longest: text,
		/** When only what has to stay is left: `{days}` are saved. */
		sooner: text,
		/** When somebody strikes out a desk that has to stay. */
		refused: text,
	}),
	/** Titles of the summary for the process with all its desks, and for what is left of it. */
	summary: v.strictObject({ before: text, after: text }),
	/** Explains the scale: what a piece is, what the sliver is, and a piece that is saved. */
	scale: v.strictObject({ day: text, work: text, saved: text }),
	desks: v.pipe(
		v.array(
			v.strictObject({
				name: v.pipe(text, v.maxLength(12)),
				/** The minutes that somebody works on the form. */
				minutes: positive,
				/** The working days that it waits for that. The models have piles of them. */
				days: v.pipe(positive, v.maxValue(4)),
				stays: v.boolean(),
				/** What takes the place of the desk, or why it stays. */
				reason: text,
			}),
		),
		v.length(5, "must be five: each has a model"),
	),
});

export type FiveDesksRecord = v.InferOutput<typeof fiveDesksFields>;
