import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";

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

const part = {
	/** What a reader fears, as a question. */
	worry: text,
	/** What both sides can rely on. */
	promise: text,
	message: httpMessage,
	/** The names of the header fields or members that the promise is about, the first one above all. */
	markedLines: v.pipe(v.array(text), v.minLength(1), v.maxLength(2)),
	/** Them in everyday words. */
	means: text,
};
const zone = v.pipe(
	text,
	v.regex(/^\w+\/\w+$/, "must be an IANA time zone such as Asia/Singapore"),
);
const clock = v.strictObject({ name: text, zone });

/** The parts of an API's contract, with real requests and responses, and the words of their scenes. */
export const contractFields = v.strictObject({
	demo: v.literal("contract"),
	...headingAndIntro,
	note: text,
	legend: text,
	/** Opens the messages, of which only a few lines are shown. */
	whole: text,
	parts: v.strictObject({
		request: v.strictObject({
			...part,
			scene: v.strictObject(
				v.entriesFromList(
					["caller", "diary", "sent", "lost", "again", "answered", "answer", "known"] as const,
					text,
				),
			),
		}),
		response: v.strictObject({
			...part,
			/** Where the time of the response is read: the first clock is the one of its offset. */
			clocks: v.pipe(v.array(clock), v.length(2)),
		}),
		error: v.strictObject({
			...part,
			scene: v.strictObject({ refused: text, taken: text, free: text }),
		}),
		version: v.strictObject({
			...part,
			/** What the next version answers. */
			next: httpMessage,
			/** `{months}` stands for how long both versions work. */
			scene: v.strictObject({ old: text, next: text, both: text, ends: text }),
		}),
	}),
});

export type ContractRecord = v.InferOutput<typeof contractFields>;
export type HttpMessage = v.InferOutput<typeof httpMessage>;
