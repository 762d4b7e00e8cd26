import { type GuessState, type GuessStep, guessSteps } from "../states.ts";

export type GuessCard = {
	claim: string;
	/** The step at which it is tested. */
	tested: GuessStep;
	/** What the test shows. */
	finding: string;
	/** Only for a guess that turns out to be wrong: the new one that takes its place at the end. */
	next?: string | undefined;
};

export type ShownCard = { claim: string; state: GuessState; finding?: string };

const indexOf = (step: GuessStep) => guessSteps.indexOf(step);
const stateAt = ({ tested, next }: GuessCard, step: GuessStep): GuessState => {
	if (indexOf(step) < indexOf(tested)) return "guess";
	return next === undefined ? "known" : "dropped";
};

/** What a card shows at a step. At the last, a new guess lies where a wrong one was. */
export function cardAt(card: GuessCard, step: GuessStep): ShownCard {
	const { claim, finding, next } = card;
	if (step === "next" && next !== undefined) return { claim: next, state: "guess" };
	const state = stateAt(card, step);
	return state === "guess" ? { claim, state } : { claim, state, finding };
}

/** How many guesses are known to hold, still open, and dropped so far. */
export function tallyAt(cards: readonly GuessCard[], step: GuessStep): Record<GuessState, number> {
	const shown = (state: GuessState) =>
		cards.filter((card) => cardAt(card, step).state === state).length;
	const dropped = cards.filter((card) => stateAt(card, step) === "dropped").length;
	return { known: shown("known"), guess: shown("guess"), dropped };
}
