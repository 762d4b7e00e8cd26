import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";

/** A move to the cloud in stages. */
export const migrationFields = v.strictObject({
	demo: v.literal("migration"),
	...headingAndIntro,
	note: text,
	/** Names the control that moves the stages. */
	legend: text,
	/** How many of ten visitors a system serves: `{count}` stands for the number. */
	visitors: text,
	parts: v.strictObject({ old: text, new: text }),
	terms: v.strictObject({ serves: text, cost: text, wrong: text, back: text }),
	stages: v.pipe(
		v.array(
			v.strictObject({
				/** At the control: five of these stand side by side on a phone. */
				short: v.pipe(text, v.maxLength(8)),
				label: text,
				/** How many of ten visitors are on the new system. */
				moved: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
				serves: text,
				cost: text,
				wrong: text,
				back: text,
			}),
		),
		v.length(5, "must be five: the control and the scene are drawn for them"),
	),
});

export type MigrationRecord = v.InferOutput<typeof migrationFields>;
