import * as v from "valibot";
import { headingAndIntro, text } from "#content/schema/fields.ts";

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

/** Three stones stand side by side on a phone. */
const onStone = v.pipe(text, v.maxLength(32));

const card = v.strictObject({
	claim: onStone,
	/** The step at which it is tested: at the first, nothing is. */
	tested: v.picklist(["discovery", "release", "next"]),
	finding: onStone,
	/** Only for a guess that turns out to be wrong: the new guess that it leads to at the end. */
	next: v.optional(onStone),
});

/** The guesses that a product rests on, tested step by step. */
export const guessesFields = v.strictObject({
	demo: v.literal("guesses"),
	...headingAndIntro,
	note: text,
	legend: text,
	steps: v.strictObject({ idea: step, discovery: step, release: step, next: step }),
	/** The words for a stone of the wall. */
	states: v.strictObject({ guess: text, known: text, dropped: text }),
	terms: v.strictObject({ cost: text, asks: text }),
	/** After the number of stones: three of these stand side by side on a phone. */
	tally: v.strictObject({ known: counted, guess: counted, dropped: counted }),
	/** The stones of the wall from its upper left, in two rows. */
	cards: v.pipe(
		v.array(card),
		v.length(6, "must be six: the wall has two rows of three"),
		v.check(
			(cards) => cards.every(({ next }, place) => next === undefined || place === 0 || place === 2),
			"only the first and the third can be wrong: the others have stones on them",
		),
	),
});

export type GuessesRecord = v.InferOutput<typeof guessesFields>;
