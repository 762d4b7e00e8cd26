import { fill } from "#shared/fill.ts";
import type { GuessesRecord } from "../schema/demos/guesses.ts";
import { cardAt, tallyAt } from "./guess-cards.ts";
import { guessSteps } from "./states.ts";

export type Guesses = ReturnType<typeof resolveGuesses>;

/** Lays out the cards of each step, and adds the summary: what is known, and what a change costs. */
export function resolveGuesses({ tally, cards, ...copy }: GuessesRecord) {
	const steps = guessSteps.map((step) => ({
		...copy.steps[step],
		step,
		cards: cards.map((card) => cardAt(card, step)),
		tally: fill(tally, tallyAt(cards, step)),
	}));
	const summary = steps.map(({ label, tally, asks, cost }) => ({
		title: label,
		text: `${asks} ${tally} ${copy.terms.cost}: ${cost}`,
	}));
	return { ...copy, steps, summary };
}
