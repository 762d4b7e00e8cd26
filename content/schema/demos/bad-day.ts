import * as v from "valibot";
import { text } from "../fields.ts";

const ofEachState = v.strictObject({ fine: text, slow: text, down: text, changed: text });

export const badDay = v.strictObject({
	demo: v.literal("bad-day"),
	/** Nouns for the sentences of company/bad-day.json, such as "payment provider". */
	provider: text,
	call: text,
	calls: text,
	/** The field whose form the provider changes. */
	field: text,
	/** What the user of the software sees in each state. */
	seen: ofEachState,
});

export type BadDayRecord = v.InferOutput<typeof badDay>;
