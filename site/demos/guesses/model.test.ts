import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { resolveGuesses, stackAt, tallyOf } from "./model.ts";

const cards = [
	{ claim: "It helps.", tested: "next", finding: "It does." },
	{ claim: "They install.", tested: "release", finding: "Nobody did.", next: "They link." },
	{ claim: "They want it.", tested: "discovery", finding: "They do." },
] as const;

test.each([
	["idea", ["guess", "guess", "guess"]],
	["discovery", ["guess", "guess", "known"]],
	["release", ["guess", "known", "dropped"]],
	["next", ["known", "guess", "known", "dropped"]],
] as const)("a guess is open until its test, and then known or dropped: %s", (step, states) => {
	const stack = stackAt(cards, step);
	expect(stack.map(({ state }) => state)).toEqual(states);
	const count = (state: string) => states.filter((one) => one === state).length;
	const [known, guess, dropped] = ["known", "guess", "dropped"].map(count);
	expect(tallyOf(stack)).toEqual({ known, guess, dropped });
});

test("a stone has what was learned only once it is tested, and a dropped one leads to a new guess", () => {
	expect(stackAt(cards, "idea")[2]).toEqual({ claim: "They want it.", state: "guess", place: 2 });
	expect(stackAt(cards, "release")[2]).toMatchObject({ finding: "Nobody did." });
	const [, asked, , dropped] = stackAt(cards, "next");
	expect(asked).toEqual({ claim: "They link.", state: "guess", place: 1 });
	expect(dropped).toMatchObject({ state: "dropped", place: 1 });
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
	expect(summary.slice(0, 3).map(({ title, text }) => `${title}: ${text}`)).toEqual([
		"Idea: We ask. A change costs: Little.",
		"Ask: We ask. Known: They want it. A change costs: Little.",
		"Use: We ask. Dropped: They pay. Dropped: They install it. A change costs: Little.",
	]);
});
