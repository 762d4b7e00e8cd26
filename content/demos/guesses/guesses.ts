import { fill } from "#shared/fill.ts";
import type { GuessesRecord } from "../../schema/demos/guesses.ts";
import { guessSteps } from "../states.ts";
import { cardAt, tallyAt } from "./guess-cards.ts";

export type Guesses = ReturnType<typeof resolveGuesses>;

/** Lays out the cards of each step, and adds the summary: what it tests, and what a change costs. */
export function resolveGuesses({ tally, replaces, cards, ...copy }: GuessesRecord) {
	const steps = guessSteps.map((step) => ({
		...copy.steps[step],
		step,
		cards: cards.map((card) => {
			const shown = cardAt(card, step);
			if (shown.claim === card.claim) return shown;
			return { ...shown, finding: fill(replaces, card) };
		}),
		tally: fill(tally, tallyAt(cards, step)),
	}));
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
