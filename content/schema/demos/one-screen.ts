import * as v from "valibot";
import { text } from "../fields.ts";
import { common } from "./common.ts";

const stage = v.strictObject({ label: text, shows: text, decides: text, change: text });

export const oneScreen = v.strictObject({
	demo: v.literal("one-screen"),
	...common,
	legend: text,
	/** The texts on the screen. */
	screen: v.strictObject({
		title: text,
		fields: v.pipe(v.array(v.strictObject({ label: text, value: text })), v.length(3)),
		send: text,
		error: text,
	}),
	terms: v.strictObject({ shows: text, decides: text, change: text }),
	stages: v.strictObject({ sketch: stage, prototype: stage, release: stage }),
});

export type OneScreenRecord = v.InferOutput<typeof oneScreen>;
