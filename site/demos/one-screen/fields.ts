import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";

const stage = v.strictObject({
	label: text,
	shows: text,
	/** What the field does, or says. */
	field: text,
	decides: text,
	/** What a change costs, as a headline, and what it takes. */
	cost: text,
	effort: text,
});

export const oneScreenFields = v.strictObject({
	demo: v.literal("one-screen"),
	...headingAndIntro,
	note: text,
	legend: text,
	/** The field of the form that is the same at each stage, and what a visitor enters. */
	field: v.strictObject({ label: text, value: text }),
	terms: v.strictObject({ shows: text, decides: text, change: text }),
	stages: v.strictObject({ sketch: stage, prototype: stage, release: stage }),
});

export type OneScreenRecord = v.InferOutput<typeof oneScreenFields>;
