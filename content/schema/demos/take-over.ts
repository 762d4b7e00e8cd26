import * as v from "valibot";
import { text } from "../fields.ts";
import { common } from "./common.ts";

/** The first report on an application that is taken over, page by page. */
export const takeOver = v.strictObject({
	demo: v.literal("take-over"),
	...common,
	legend: text,
	report: text,
	tells: text,
	pages: v.pipe(
		v.array(
			v.strictObject({
				tab: text,
				title: text,
				lines: v.pipe(v.array(v.strictObject({ what: text, finding: text })), v.length(4)),
				tells: text,
			}),
		),
		v.length(5, "must be five: take-over.css has a place for the bookmark of each"),
	),
});

export type TakeOverRecord = v.InferOutput<typeof takeOver>;
