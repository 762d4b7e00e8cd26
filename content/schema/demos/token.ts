import * as v from "valibot";
import { boxLayers, requestOutcomes } from "../../demos/states.ts";
import { text } from "../fields.ts";
import { common } from "./common.ts";

const time = v.pipe(text, v.regex(/^\d\d:\d\d$/, "must be a time such as 09:05"));
const actions = ["open", "approve"] as const;
const action = v.picklist(actions);

const layer = v.strictObject({
	name: text,
	/** Whose the layer is: the framework's or the customer's. */
	owner: text,
});

/** What the user is told, and the reason in the log. */
const outcome = v.strictObject({ gets: text, why: text });

/** The layers of an application, and requests of a signed-in user that they let pass or stop. */
export const token = v.strictObject({
	demo: v.literal("token"),
	...common,
	legend: text,
	/** Names the layers of the application. */
	stack: text,
	terms: v.strictObject({ gets: text, ends: text, log: text }),
	/** What a layer did with the request. */
	verdicts: v.strictObject({ passed: text, stopped: text, answered: text, unasked: text }),
	layers: v.strictObject(v.entriesFromList(boxLayers, layer)),
	/** Whom the token is about, as the sign-in service wrote it. */
	token: v.strictObject({ user: text, role: text, branch: text, until: time }),
	/** What each role may do. */
	rights: v.record(text, v.array(action)),
	/** What the gate reads in a token whose signature no longer matches. */
	forged: text,
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
	outcomes: v.strictObject(v.entriesFromList(requestOutcomes, outcome)),
});

export type TokenRecord = v.InferOutput<typeof token>;
