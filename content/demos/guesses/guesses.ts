import type { GuessesRecord } from "../../schema/demos/guesses.ts";
import { guessSteps } from "../states.ts";
import { stackAt, tallyOf } from "./guess-cards.ts";

export type Guesses = ReturnType<typeof resolveGuesses>;

/** In the order in which they are counted. */
const counted = ["known", "guess", "dropped"] as const;

/** Lays out the stones of each step, and adds the summary: what it tests, and what a change costs. */
export function resolveGuesses({ tally, cards, ...copy }: GuessesRecord) {
	const steps = guessSteps.map((step) => {
		const stack = stackAt(cards, step);
		const counts = tallyOf(stack);
		const tallied = counted.map((state) => ({ state, count: counts[state], word: tally[state] }));
		return { ...copy.steps[step], step, stack, tally: tallied };
	});
	const summary = steps.map(({ step, label, asks, cost }) => ({
		title: label,
		text: [
			asks,
			...cards
				.filter(({ tested }) => tested === step)
				.map(({ claim, next }) => `${copy.states[next ? "dropped" : "known"]}: ${claim}`),
			`${copy.terms.cost}: ${cost}`,
		].join(" "),
	}));
	return { ...copy, steps, summary };
}
