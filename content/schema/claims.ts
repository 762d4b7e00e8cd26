import * as v from "valibot";
import { text } from "./fields.ts";

/** The register of what the site claims about the firm. */
export const claimsSchema = v.strictObject({
	claims: v.array(
		v.strictObject({
			id: v.pipe(text, v.regex(/^[a-z-]+$/, "must be lower case letters and hyphens")),
			statement: text,
			source: text,
			/** By the owner. */
			confirmed: v.boolean(),
			/** Phrases that may appear in any copy. */
			wordings: v.optional(v.array(text), []),
			/** Whole texts, such as a large figure with its label beside it. */
			figures: v.optional(v.array(text), []),
			/** The sentences that make the statement, with their files below content/. */
			appearsIn: v.optional(v.array(v.strictObject({ file: text, text })), []),
		}),
	),
});

export type Claims = v.InferOutput<typeof claimsSchema>;
export type Claim = Claims["claims"][number];
