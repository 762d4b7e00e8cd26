import { expect, test } from "vitest";
import { resolveGuesses } from "./guesses.ts";

const step = (label: string) => ({ short: label, label, asks: "We ask.", cost: "Little." });
const card = { claim: "They want it.", tested: "discovery", finding: "They do." } as const;

const { steps, summary } = resolveGuesses({
	demo: "guesses",
	heading: "Guesses",
	intro: "Test them.",
	note: "A sample.",
	legend: "How far",
	steps: { idea: step("Idea"), discovery: step("Ask"), release: step("Use"), next: step("On") },
	states: { guess: "Guess", known: "Known", dropped: "Dropped" },
	terms: { cost: "A change costs", asks: "What happens" },
	tally: { known: "true", guess: "open", dropped: "out" },
	cards: [card, { ...card, claim: "They pay.", tested: "release", next: "Others want it." }],
});

test("each step has its stack and its tally", () => {
	expect(steps.map(({ stack }) => stack.map(({ state }) => state))).toEqual([
		["guess", "guess"],
		["known", "guess"],
		["known", "dropped"],
		["known", "guess", "dropped"],
	]);
	expect(steps[3]?.tally).toEqual([
		{ state: "known", count: 1, word: "true" },
		{ state: "guess", count: 1, word: "open" },
		{ state: "dropped", count: 1, word: "out" },
	]);
});

test("the summary says what happens, what is tested, and what a change costs", () => {
	expect(summary.slice(0, 3)).toEqual([
		{ title: "Idea", text: "We ask. A change costs: Little." },
		{ title: "Ask", text: "We ask. Known: They want it. A change costs: Little." },
		{ title: "Use", text: "We ask. Dropped: They pay. A change costs: Little." },
	]);
});
