import * as v from "valibot";
import { text } from "../fields.ts";
import { common } from "./common.ts";

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
export const contract = v.strictObject({
	demo: v.literal("contract"),
	...common,
	legend: text,
	callerLegend: text,
	relies: text,
	views: v.array(
		v.strictObject({
			label: text,
			messages: v.pipe(v.array(httpMessage), v.minLength(1), v.maxLength(2)),
			callers: v.pipe(v.array(contractCaller), v.minLength(1)),
		}),
	),
});

export type ContractRecord = v.InferOutput<typeof contract>;
export type HttpMessage = v.InferOutput<typeof httpMessage>;
export type ContractCaller = v.InferOutput<typeof contractCaller>;
