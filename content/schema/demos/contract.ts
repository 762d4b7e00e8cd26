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
	/** The name of the header field or member whose line the promise is about. */
	mark: text,
});
const contractCaller = v.strictObject({
	name: text,
	/** What the caller can rely on. */
	promise: text,
	/** What the caller sends or gets. */
	message: httpMessage,
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
			callers: v.pipe(v.array(contractCaller), v.minLength(1)),
		}),
	),
});

export type ContractRecord = v.InferOutput<typeof contract>;
export type HttpMessage = v.InferOutput<typeof httpMessage>;
