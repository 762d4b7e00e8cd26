import * as v from "valibot";
import { text } from "../fields.ts";
import { common } from "./common.ts";

const step = v.strictObject({
	/** At the control: four of these stand side by side on a phone. */
	short: v.pipe(text, v.maxLength(9)),
	label: text,
	/** What happens to the guesses. */
	asks: text,
	/** What it costs to change one's mind. */
	cost: text,
});

const counted = v.pipe(text, v.maxLength(14));

/** Short enough for a layer. */
const claim = v.pipe(text, v.maxLength(60));

const card = v.strictObject({
	claim,
	/** The step at which it is tested: at the first, nothing is. */
	tested: v.picklist(["discovery", "release", "next"]),
	finding: text,
	/** Only for a guess that turns out to be wrong: the new guess that it leads to at the end. */
	next: v.optional(claim),
});

/** The guesses that a product rests on, tested step by step. */
export const guesses = v.strictObject({
	demo: v.literal("guesses"),
	...common,
	legend: text,
	steps: v.strictObject({ idea: step, discovery: step, release: step, next: step }),
	/** The words for a layer of the stack. */
	states: v.strictObject({ guess: text, known: text, dropped: text }),
	terms: v.strictObject({ tally: text, cost: text, asks: text }),
	/** Below the number of layers: three of these stand side by side on a phone. */
	tally: v.strictObject({ known: counted, guess: counted, dropped: counted }),
	/** From the top of the stack. What is tested first belongs below. */
	cards: v.pipe(v.array(card), v.minLength(2), v.maxLength(6)),
});

export type GuessesRecord = v.InferOutput<typeof guesses>;
