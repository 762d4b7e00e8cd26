/** The schemas of the demos: what a visitor can try on a page. */
import * as v from "valibot";
import { text } from "./fields.ts";

/** For demos of one page, whose copy is in its record. */
const common = { heading: text, intro: text, note: text };

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

/** What guards an account, and how a thief tries to get in. */
export const guards = ["password", "code", "passkey"] as const;
export const attacks = ["leak", "page"] as const;
const outcome = v.strictObject({ reach: text, noticed: text, left: text });
const ofEachAttack = v.strictObject({ leak: outcome, page: outcome });

const stolenPassword = v.strictObject({
	demo: v.literal("stolen-password"),
	...common,
	guards: v.strictObject({ legend: text, password: text, code: text, passkey: text }),
	attacks: v.strictObject({ legend: text, leak: text, page: text }),
	/** The names from the front to the back, and the words for their states. */
	doors: v.strictObject({ names: v.tuple([text, text, text]), open: text, shut: text }),
	terms: outcome,
	outcomes: v.strictObject({
		password: ofEachAttack,
		code: ofEachAttack,
		passkey: ofEachAttack,
	}),
});

const timeZone = v.strictObject({
	zone: v.pipe(text, v.regex(/^\w+\/\w+$/, "must be an IANA time zone such as Asia/Singapore")),
	name: text,
});

const overlap = v.strictObject({
	demo: v.literal("overlap"),
	...common,
	team: timeZone,
	/** The zones to try besides the visitor's own. */
	zones: v.pipe(v.array(timeZone), v.minLength(2)),
	labels: v.strictObject({ zone: text, ownZone: text, you: text, yours: text, team: text }),
	words: v.strictObject({ hour: text, hours: text, minutes: text }),
	terms: v.strictObject({ shared: text, use: text, year: text }),
	/** The result, and what to do if there is none: start earlier or later. */
	shared: v.strictObject({
		some: text,
		earlier: text,
		later: text,
		nextDay: text,
		dayBefore: text,
	}),
	use: v.strictObject({ many: text, some: text, few: text, none: text }),
	year: v.strictObject({ same: text, differs: text, nothing: text }),
});

export const demoSchema = v.variant("demo", [badDay, stolenPassword, overlap]);

export type DemoRecord = v.InferOutput<typeof demoSchema>;
export type BadDayRecord = v.InferOutput<typeof badDay>;
export type StolenPasswordRecord = v.InferOutput<typeof stolenPassword>;
export type OverlapRecord = v.InferOutput<typeof overlap>;
export type DemoName = DemoRecord["demo"];
export type BadDayState = (typeof badDayStates)[number];
export type Guard = (typeof guards)[number];
export type Attack = (typeof attacks)[number];
