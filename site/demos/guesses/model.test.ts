import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { guessSteps, resolveGuesses, stackAt, tallyOf } from "./model.ts";

const late = { claim: "It helps.", tested: "next", finding: "It does." } as const;
const wrong = {
	claim: "They install it.",
	tested: "release",
	finding: "Nobody did.",
	next: "They send the link on.",
} as const;
const early = { claim: "They want it.", tested: "discovery", finding: "They do." } as const;
const cards = [late, wrong, early];

test("a guess is open until its test, and then known or dropped", () => {
	const states = guessSteps.map((step) => stackAt(cards, step).map(({ state }) => state));
	expect(states).toEqual([
		["guess", "guess", "guess"],
		["guess", "guess", "known"],
		["guess", "known", "dropped"],
		["known", "guess", "known", "dropped"],
	]);
});

test("a stone has what was learned only once it is tested", () => {
	expect(stackAt(cards, "idea")[2]).toEqual({ claim: "They want it.", state: "guess", place: 2 });
	expect(stackAt(cards, "release")[2]).toMatchObject({ finding: "Nobody did." });
});

test("what was dropped leads to a new guess in its place", () => {
	const [, asked, , dropped] = stackAt(cards, "next");
	expect(asked).toEqual({ claim: "They send the link on.", state: "guess", place: 1 });
	expect(dropped).toMatchObject({ state: "dropped", place: 1 });
});

test("the tally counts the stones", () => {
	expect(guessSteps.map((step) => tallyOf(stackAt(cards, step)))).toEqual([
		{ known: 0, guess: 3, dropped: 0 },
		{ known: 1, guess: 2, dropped: 0 },
		{ known: 1, guess: 1, dropped: 1 },
		{ known: 2, guess: 1, dropped: 1 },
	]);
});

const { steps, summary } = resolveGuesses(fixture);

test("each step has its stack and its tally, in the order in which it is read", () => {
	expect(steps.map(({ stack }) => stack.length)).toEqual([6, 6, 6, 8]);
	expect(steps[3]?.tally).toEqual([
		{ state: "known", count: 4, word: "true" },
		{ state: "guess", count: 2, word: "open" },
		{ state: "dropped", count: 2, word: "out" },
	]);
});

test("the summary says what happens, what is tested, and what a change costs", () => {
	expect(summary.slice(0, 3)).toEqual([
		{ title: "Idea", text: "We ask. A change costs: Little." },
		{ title: "Ask", text: "We ask. Known: They want it. A change costs: Little." },
		{
			title: "Use",
			text: "We ask. Dropped: They pay. Dropped: They install it. A change costs: Little.",
		},
	]);
});
