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

/** How far a screen is built. */
export const screenStages = ["sketch", "prototype", "release"] as const;
const stage = v.strictObject({ label: text, shows: text, decides: text, change: text });

const oneScreen = v.strictObject({
	demo: v.literal("one-screen"),
	heading: text,
	intro: text,
	note: text,
	legend: text,
	/** The texts on the screen. */
	screen: v.strictObject({
		title: text,
		fields: v.pipe(v.array(v.strictObject({ label: text, value: text })), v.length(3)),
		send: text,
		error: text,
	}),
	terms: v.strictObject({ shows: text, decides: text, change: text }),
	stages: v.strictObject({ sketch: stage, prototype: stage, release: stage }),
});

export const demoSchema = v.variant("demo", [badDay, oneScreen]);

export type DemoRecord = v.InferOutput<typeof demoSchema>;
export type OneScreenRecord = v.InferOutput<typeof oneScreen>;
export type ScreenStage = (typeof screenStages)[number];
export type BadDayRecord = v.InferOutput<typeof badDay>;
export type DemoName = DemoRecord["demo"];
export type BadDayState = (typeof badDayStates)[number];
