import * as v from "valibot";
import { text } from "./fields.ts";

/** The register of the claims that the site makes about the company. */
export const claimsSchema = v.strictObject({
	claims: v.array(
		v.strictObject({
			id: v.pipe(text, v.regex(/^[a-z-]+$/, "must be lower-case letters and hyphens")),
			statement: text,
			source: text,
			/** Whether the owner has confirmed the claim. */
			confirmed: v.boolean(),
			/** Phrases of the claim that any text may contain. */
			wordings: v.optional(v.array(text), []),
			/**
			 * Figures of the claim that may be the whole text of a field, such as “Over 25” beside a
			 * label.
			 */
			figures: v.optional(v.array(text), []),
			/** The sentences that make the claim, with their files, relative to company/. */
			appearsIn: v.optional(v.array(v.strictObject({ file: text, text })), []),
		}),
	),
});

export type Claims = v.InferOutput<typeof claimsSchema>;
export type Claim = Claims["claims"][number];
