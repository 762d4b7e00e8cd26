import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";

const outcome = v.strictObject({ reach: text, noticed: text, left: text });
const ofEachAttack = v.strictObject({ leak: outcome, page: outcome });

export const stolenPasswordFields = v.strictObject({
	demo: v.literal("stolen-password"),
	...headingAndIntro,
	note: text,
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

export type StolenPasswordRecord = v.InferOutput<typeof stolenPasswordFields>;
