/** The schemas of the demos: what a visitor can try on a page. */
import * as v from "valibot";
import { text } from "./fields.ts";

/** For demos of one page, whose copy is in its record. */
const common = { heading: text, intro: text, note: text };

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

function isJson(lines: string[]): boolean {
	try {
		JSON.parse(lines.join("\n"));
		return true;
	} catch {
		return false;
	}
}

/** A request or a response of HTTP. */
const httpMessage = v.strictObject({
	title: text,
	/** The first line and the header fields. */
	head: v.pipe(v.array(text), v.minLength(1)),
	/** The lines of a JSON text. */
	body: v.pipe(v.array(v.string()), v.check(isJson, "must be the lines of a JSON text")),
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

/** The first report on an application that is taken over, page by page. */
const takeOver = v.strictObject({
	demo: v.literal("take-over"),
	heading: text,
	intro: text,
	note: text,
	legend: text,
	report: text,
	tells: text,
	pages: v.pipe(
		v.array(
			v.strictObject({
				tab: text,
				title: text,
				lines: v.pipe(v.array(v.strictObject({ what: text, finding: text })), v.length(4)),
				tells: text,
			}),
		),
		v.length(5, "must be five: take-over.css has a place for the bookmark of each"),
	),
});

const outcome = v.strictObject({ reach: text, noticed: text, left: text });
const ofEachAttack = v.strictObject({ leak: outcome, page: outcome });

const stolenPassword = v.strictObject({
	demo: v.literal("stolen-password"),
	...common,
	guards: v.strictObject({ legend: text, password: text, code: text, passkey: text }),
	attacks: v.strictObject({ legend: text, leak: text, page: text }),
	/** The names from the front to the back, and the words for their states. */
	doors: v.strictObject({ names: v.pipe(v.array(text), v.length(3)), open: text, shut: text }),
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

export const demoSchema = v.variant("demo", [
	badDay,
	contract,
	migration,
	oneScreen,
	overlap,
	stolenPassword,
	takeOver,
]);

export type DemoRecord = v.InferOutput<typeof demoSchema>;
export type TakeOverRecord = v.InferOutput<typeof takeOver>;
export type OneScreenRecord = v.InferOutput<typeof oneScreen>;
export type BadDayRecord = v.InferOutput<typeof badDay>;
export type ContractRecord = v.InferOutput<typeof contract>;
export type HttpMessage = v.InferOutput<typeof httpMessage>;
export type ContractCaller = v.InferOutput<typeof contractCaller>;
export type StolenPasswordRecord = v.InferOutput<typeof stolenPassword>;
export type OverlapRecord = v.InferOutput<typeof overlap>;
export type MigrationRecord = v.InferOutput<typeof migration>;
export type DemoName = DemoRecord["demo"];
