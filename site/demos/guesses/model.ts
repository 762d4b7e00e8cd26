import type { GuessesRecord } from "./fields.ts";

/** The way of an idea to a product in use. */
export const guessSteps = ["idea", "discovery", "release", "next"] as const;
type GuessStep = (typeof guessSteps)[number];

/** What a guess is, or has become. */
export type GuessState = "guess" | "known" | "dropped";

type GuessCard = {
	claim: string;
	/** The step at which it is tested. */
	tested: GuessStep;
	/** What the test shows. */
	finding: string;
	/** Only for a guess that turns out to be wrong: the new one that it leads to at the end. */
	next?: string | undefined;
};

/** A stone of the wall: a guess, or what was learned. Its place is that of its card. */
export type Layer = { claim: string; state: GuessState; place: number; finding?: string };

const indexOf = (step: GuessStep) => guessSteps.indexOf(step);

function layerAt(
	{ claim, tested, finding, next }: GuessCard,
	place: number,
	step: GuessStep,
): Layer {
	if (indexOf(step) < indexOf(tested)) return { claim, state: "guess", place };
	return { claim, state: next === undefined ? "known" : "dropped", place, finding };
}

/**
 * The stones at a step: those of the wall, and after them those that fell out. At the last, new guesses
 * stand in their places.
 */
export function stackAt(cards: readonly GuessCard[], step: GuessStep): Layer[] {
	const layers = cards.map((card, place) => layerAt(card, place, step));
	const asked = cards.flatMap(({ next: claim }, place): Layer[] =>
		step === "next" && claim !== undefined ? [{ claim, state: "guess", place }] : [],
	);
	const standing = layers.filter(({ state }) => state !== "dropped");
	const wall = [...asked, ...standing].sort((one, other) => one.place - other.place);
	return [...wall, ...layers.filter(({ state }) => state === "dropped")];
}

/** How many guesses are known to hold, still open, and dropped so far. */
export function tallyOf(stack: readonly Layer[]): Record<GuessState, number> {
	const count = (state: GuessState) => stack.filter((layer) => layer.state === state).length;
	return { known: count("known"), guess: count("guess"), dropped: count("dropped") };
}

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
