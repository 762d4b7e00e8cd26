import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";
import { badgeLineNames, boxLayers, requestOutcomes } from "./model.ts";

const time = v.pipe(text, v.regex(/^\d\d:\d\d$/, "must be a time such as 09:05"));
const actions = ["open", "approve"] as const;
const action = v.picklist(actions);

const line = v.strictObject({
	name: text,
	/** What stands on the badge: `{until}`, `{role}` and `{branch}` are the token's. */
	says: text,
	/**
	 * What the layer that reads it finds in a request that it lets pass: `{at}`, `{action}` and `{branch}` are
	 * the request's.
	 */
	passed: text,
});

const outcome = v.strictObject({
	/** How far the request gets. */
	reach: text,
	/** What stands on the user's screen. */
	screen: text,
	/** What the log says of it. */
	why: text,
});
const refusal = v.strictObject({
	...outcome.entries,
	/** What the layer that stops the request finds, with the same names as in `passed`. */
	finds: text,
});

const refusals = requestOutcomes.filter((name) => name !== "answered");
const bands = ["framework", "own"] as const;

/** The layers of an application, and requests of a signed-in user that they let pass or stop. */
export const tokenFields = v.strictObject({
	demo: v.literal("token"),
	...headingAndIntro,
	note: text,
	legend: text,
	terms: v.strictObject({ sees: text, reach: text, writes: text, log: text }),
	/** What a layer did with the request; `arrived` stands for `passed` at the last one. */
	verdicts: v.strictObject({ passed: text, stopped: text, unreached: text, arrived: text }),
	/** Say whose the layers are. */
	bands: v.strictObject(v.entriesFromList(bands, text)),
	layers: v.strictObject(v.entriesFromList(boxLayers, text)),
	/** The table of what is read on the badge: its name and the heads of its columns. */
	badge: v.strictObject({ legend: text, says: text, by: text, finds: text }),
	lines: v.strictObject(v.entriesFromList(badgeLineNames, line)),
	/** What is found in a line that nothing reads any more. */
	unread: text,
	/** Whose work the check is that stopped a request, and whose the checks are that all passed one. */
	writes: v.strictObject(v.entriesFromList([...bands, "all"] as const, text)),
	/** Whom the token is about, as the sign-in service wrote it. */
	token: v.strictObject({ user: text, role: text, branch: text, until: time }),
	/** What each role may do. */
	rights: v.record(text, v.array(action)),
	/** Who sends a token whose signature is broken: what it says of its user is not believed. */
	unknown: text,
	requests: v.pipe(
		v.array(
			v.strictObject({
				label: text,
				at: time,
				action,
				/** Whose order is asked for. */
				branch: text,
				/** A role that somebody wrote into the token afterwards. */
				forgedRole: v.optional(text),
			}),
		),
		v.minLength(2),
	),
	actions: v.strictObject(v.entriesFromList(actions, text)),
	/** A line of the log: `{at}`, `{user}`, `{action}`, `{branch}` and `{why}` stand for the request's. */
	log: text,
	outcomes: v.strictObject({ answered: outcome, ...v.entriesFromList(refusals, refusal) }),
});

export type TokenRecord = v.InferOutput<typeof tokenFields>;
