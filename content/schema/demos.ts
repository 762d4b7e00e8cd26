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

/** A request or a response of HTTP. */
const httpMessage = v.strictObject({
	title: text,
	/** The first line and the header fields. */
	head: v.pipe(v.array(text), v.minLength(1)),
	body: v.record(text, v.unknown()),
});
const contractCaller = v.strictObject({
	name: text,
	/** The title of the message that this caller gets or sends. */
	message: text,
	/** The name of the header field or member whose line matters to the caller. */
	mark: text,
	/** The names of the header fields and members that the caller reads; by default all lines. */
	reads: v.optional(v.array(text)),
	/** What the caller can rely on. */
	promise: text,
});

/** The parts of an API's contract, with real requests and responses. */
const contract = v.strictObject({
	demo: v.literal("contract"),
	heading: text,
	intro: text,
	legend: text,
	callerLegend: text,
	relies: text,
	note: text,
	views: v.array(
		v.strictObject({
			label: text,
			messages: v.pipe(v.array(httpMessage), v.minLength(1), v.maxLength(2)),
			callers: v.pipe(v.array(contractCaller), v.minLength(1)),
		}),
	),
});

/** A move to the cloud in stages. */
const migration = v.strictObject({
	demo: v.literal("migration"),
	heading: text,
	intro: text,
	/** Names the control that moves the stages. */
	legend: text,
	note: text,
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
				/** On the button that takes the stage back, or says why it cannot. */
				button: text,
				serves: text,
				cost: text,
				wrong: text,
				back: text,
			}),
		),
		v.length(5, "must be five: the control and the scene are drawn for them"),
	),
});

export const demoSchema = v.variant("demo", [badDay, contract, migration]);

export type DemoRecord = v.InferOutput<typeof demoSchema>;
export type BadDayRecord = v.InferOutput<typeof badDay>;
export type ContractRecord = v.InferOutput<typeof contract>;
export type HttpMessage = v.InferOutput<typeof httpMessage>;
export type ContractCaller = v.InferOutput<typeof contractCaller>;
export type MigrationRecord = v.InferOutput<typeof migration>;
export type DemoName = DemoRecord["demo"];
export type BadDayState = (typeof badDayStates)[number];
