import * as v from "valibot";
import { boxLayers } from "../../demos/states.ts";
import { isToken } from "../../demos/token/jwt.ts";
import { text } from "../fields.ts";
import { common } from "./common.ts";

const layer = v.strictObject({
	name: text,
	/** Whose the layer is: the framework's or the customer's. */
	owner: text,
});

/** The layers of an application, and the fields of a token that they read. */
export const token = v.strictObject({
	demo: v.literal("token"),
	...common,
	legend: text,
	/** Names the three parts of the token, in their order. */
	caption: text,
	/** A real token, so that its fields can be decoded and not only told. */
	token: v.pipe(text, v.check(isToken, "must be a token: header.payload.signature in base64url")),
	/** What stands for the signature, which has no text: `{bytes}` is its length. */
	signature: text,
	/** Names the layers of the application. */
	stack: text,
	terms: v.strictObject({ answer: text, reader: text, decides: text }),
	layers: v.strictObject({ screens: layer, gate: layer, roles: layer, rules: layer, log: layer }),
	fields: v.pipe(
		v.array(
			v.strictObject({
				/** The name of a member of the token, or `signature`. */
				name: text,
				/** The question that the field answers. */
				asks: text,
				/** `{value}` stands for the field's value, `{time}` for the time at which the token expires. */
				answer: text,
				layer: v.picklist(boxLayers),
				decides: text,
			}),
		),
		v.minLength(2),
	),
});

export type TokenRecord = v.InferOutput<typeof token>;
