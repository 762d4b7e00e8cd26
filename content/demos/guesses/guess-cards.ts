import { type GuessState, type GuessStep, guessSteps } from "../states.ts";

export type GuessCard = {
	claim: string;
	/** The step at which it is tested. */
	tested: GuessStep;
	/** What the test shows. */
	finding: string;
	/** Only for a guess that turns out to be wrong: the new one that it leads to at the end. */
	next?: string | undefined;
};

/** A layer of the stack: a guess, or what was learned, with the guess in whose place it lies. */
export type Layer = { claim: string; state: GuessState; finding?: string };

const indexOf = (step: GuessStep) => guessSteps.indexOf(step);

function layerAt({ claim, tested, finding, next }: GuessCard, step: GuessStep): Layer {
	if (indexOf(step) < indexOf(tested)) return { claim, state: "guess" };
	return { claim, state: next === undefined ? "known" : "dropped", finding };
}

/** The stack at a step, from its top. At the last, the new guesses lie on what was learned. */
export function stackAt(cards: readonly GuessCard[], step: GuessStep): Layer[] {
	const asked = step === "next" ? cards.flatMap(({ next }) => next ?? []) : [];
	return [
		...asked.map((claim) => ({ claim, state: "guess" as const })),
		...cards.map((card) => layerAt(card, step)),
	];
}

/** How many guesses are known to hold, still open, and dropped so far. */
export function tallyOf(stack: readonly Layer[]): Record<GuessState, number> {
	const count = (state: GuessState) => stack.filter((layer) => layer.state === state).length;
	return { known: count("known"), guess: count("guess"), dropped: count("dropped") };
}
