import * as v from "valibot";
import { day, headingAndIntro, text } from "#content/schema/fields.ts";
import { figureSources } from "./model.ts";

/** What a source says about a figure. */
const reading = v.strictObject({
	source: v.picklist(figureSources),
	value: text,
	/** The day on which it was taken from the source. */
	taken: day,
});
const rule = v.strictObject({ label: text, tells: text });

/** A property record each of whose figures leads to its sources. */
export const trailFields = v.strictObject({
	demo: v.literal("trail"),
	...headingAndIntro,
	note: text,
	/** The day on which the record was put together; the note names it as `{date}`. */
	asOf: day,
	address: text,
	rules: v.strictObject({
		legend: text,
		ranked: rule,
		/** `{count}` of `{all}` figures then come from the source of the lower rank. */
		newest: rule,
	}),
	sources: v.strictObject({
		assessor: text,
		deeds: text,
		survey: text,
		flood: text,
		listing: text,
	}),
	/** `why` is about a figure with sources, `unused` about one without. */
	terms: v.strictObject({
		why: text,
		unused: text,
		from: text,
		other: text,
		checked: text,
	}),
	/** `{source}`, `{date}` and `{value}` of a reading, and `{days}`. */
	words: v.strictObject({
		from: text,
		agrees: text,
		differs: text,
		nothingToDecide: text,
		/** The newer one is also the one of the higher rank, or it is not. */
		newerToo: text,
		onlyNewer: text,
		/** On a figure that the rule takes from the source of the lower rank. */
		lesser: text,
		/** The ranks of the two sources of a figure. */
		first: text,
		second: text,
		/** On the source of the figure, and on the one whose figure the record keeps beside it. */
		shown: text,
		kept: text,
		noSource: text,
	}),
	figures: v.pipe(
		v.array(
			v.strictObject({
				name: text,
				/** What the sources of the higher and of the lower rank say. */
				readings: v.strictObject({ better: reading, lesser: reading }),
				/** Why one source ranks above the other. */
				ranking: text,
				checked: text,
			}),
		),
		v.length(5, "must be five: with the untraced one, the house has six rows"),
	),
	/** A figure whose source nobody wrote down. */
	untraced: v.strictObject({
		name: text,
		value: text,
		from: text,
		other: text,
		why: text,
		checked: text,
	}),
});

export type TrailRecord = v.InferOutput<typeof trailFields>;
export type Reading = v.InferOutput<typeof reading>;
