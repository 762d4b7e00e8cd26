import { expect, test } from "vitest";
import { guessSteps } from "../states.ts";
import { stackAt, tallyOf } from "./guess-cards.ts";

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
