import * as v from "valibot";
import { words } from "./schema.ts";

const claimSchema = v.strictObject({
	id: v.pipe(words, v.regex(/^[a-z-]+$/, "must be lower case letters and hyphens")),
	statement: words,
	source: words,
	/** By the owner. */
	confirmed: v.boolean(),
	/** Words that may stand in any text. */
	wordings: v.optional(v.array(words), []),
	/** Texts that may stand alone, such as a large figure with its label beside it. */
	figures: v.optional(v.array(words), []),
	/** The very sentences, with their files below content/, that make the statement. */
	standsIn: v.optional(v.array(v.strictObject({ file: words, text: words })), []),
});

/** The register of what the site claims, and the words that look like claims and are none. */
export const claimsSchema = v.strictObject({
	claims: v.array(claimSchema),
	ordinary: v.array(v.strictObject({ why: words, phrases: v.array(words) })),
});

export type Claims = v.InferOutput<typeof claimsSchema>;
export type Claim = Claims["claims"][number];
