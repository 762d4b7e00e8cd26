import * as v from "valibot";
import { text } from "#content/schema/fields.ts";

/** The words on the user's screen, and what we say about them. */
const seen = v.strictObject({ screen: text, note: text });

export const badDayFields = v.strictObject({
	demo: v.literal("bad-day"),
	/** Nouns for the sentences of company/bad-day.json, such as "payment provider". */
	provider: text,
	call: text,
	calls: text,
	/** The field whose form the provider changes. */
	field: text,
	/** What the user of the software reads in each state. */
	seen: v.strictObject({ down: seen, slow: seen, changed: seen, fine: seen }),
});

export type BadDayRecord = v.InferOutput<typeof badDayFields>;
