/** The schemas of the demos: what a visitor can try on a page. */
import * as v from "valibot";
import { text } from "./fields.ts";

/** The provider that a system depends on is fine, slow, down, or answers in another form. */
export const badDayStates = ["fine", "slow", "down", "changed"] as const;
const ofEachState = v.strictObject({ fine: text, slow: text, down: text, changed: text });

const badDay = v.strictObject({
	demo: v.literal("bad-day"),
	/** Nouns for the sentences of content/demos/bad-day.json, such as "payment provider". */
	provider: text,
	call: text,
	calls: text,
	/** The field whose form the provider changes. */
	field: text,
	/** What the user of the software sees in each state. */
	seen: ofEachState,
});

export const demoSchema = v.variant("demo", [badDay]);

export type DemoRecord = v.InferOutput<typeof demoSchema>;
export type BadDayRecord = v.InferOutput<typeof badDay>;
export type DemoName = DemoRecord["demo"];
export type BadDayState = (typeof badDayStates)[number];
