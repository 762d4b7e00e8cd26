import * as v from "valibot";
import { text } from "../fields.ts";
import { common } from "./common.ts";

const outcome = v.strictObject({ reach: text, noticed: text, left: text });
const ofEachAttack = v.strictObject({ leak: outcome, page: outcome });

export const stolenPassword = v.strictObject({
	demo: v.literal("stolen-password"),
	...common,
	guards: v.strictObject({ legend: text, password: text, code: text, passkey: text }),
	attacks: v.strictObject({ legend: text, leak: text, page: text }),
	/** The names of the doors, from the front to the back. */
	doors: v.pipe(v.array(text), v.length(3)),
	doorStates: v.strictObject({ open: text, shut: text }),
	terms: outcome,
	outcomes: v.strictObject({
		password: ofEachAttack,
		code: ofEachAttack,
		passkey: ofEachAttack,
	}),
});

export type StolenPasswordRecord = v.InferOutput<typeof stolenPassword>;
