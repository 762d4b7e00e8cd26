import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";

const timeZone = v.strictObject({
	zone: v.pipe(text, v.regex(/^\w+\/\w+$/, "must be an IANA time zone such as Asia/Singapore")),
	name: text,
});

/** Short enough for half a working day on a phone, in two lines. */
const dayName = v.pipe(text, v.maxLength(16));

export const overlapFields = v.strictObject({
	demo: v.literal("overlap"),
	...headingAndIntro,
	note: text,
	team: timeZone,
	/** The zones to try besides the visitor's own. */
	zones: v.pipe(v.array(timeZone), v.minLength(2)),
	labels: v.strictObject({
		zone: text,
		ownZone: text,
		you: text,
		team: text,
		/** On the two days. */
		yourDay: dayName,
		teamDay: dayName,
		/** At the end of a day that shares no hour with the team. */
		handOver: text,
	}),
	words: v.strictObject({ hour: text, hours: text, minutes: text }),
	terms: v.strictObject({ shared: text, use: text, year: text }),
	/** The result, or the `{start}` of the team's day that shares `{hours}`. */
	shared: v.strictObject({
		some: text,
		none: text,
		nextDay: text,
		dayBefore: text,
	}),
	use: v.strictObject({ many: text, some: text, few: text, none: text }),
	year: v.strictObject({ same: text, differs: text, nothing: text }),
});

export type OverlapRecord = v.InferOutput<typeof overlapFields>;
