import { expect, test } from "vitest";
import { guessSteps } from "../states.ts";
import { cardAt, tallyAt } from "./guess-cards.ts";

const early = { claim: "They want it.", tested: "discovery", finding: "They do." } as const;
const late = { claim: "It helps.", tested: "next", finding: "It does." } as const;
const wrong = {
	claim: "They install it.",
	tested: "release",
	finding: "Nobody did.",
	next: "They send the link on.",
} as const;

const statesOf = (card: typeof early | typeof late | typeof wrong) =>
	guessSteps.map((step) => cardAt(card, step).state);

test("a guess is open until its test, and then known or dropped", () => {
	expect(statesOf(early)).toEqual(["guess", "known", "known", "known"]);
	expect(statesOf(late)).toEqual(["guess", "guess", "guess", "known"]);
	expect(statesOf(wrong)).toEqual(["guess", "guess", "dropped", "guess"]);
});

test("a card has its finding only once it is tested", () => {
	expect(cardAt(early, "idea")).toEqual({ claim: "They want it.", state: "guess" });
	expect(cardAt(early, "release")).toMatchObject({ finding: "They do." });
	expect(cardAt(wrong, "next")).toEqual({ claim: "They send the link on.", state: "guess" });
});

test("what was dropped stays in the tally, beside the guess that took its place", () => {
	expect(guessSteps.map((step) => tallyAt([early, late, wrong], step))).toEqual([
		{ known: 0, guess: 3, dropped: 0 },
		{ known: 1, guess: 2, dropped: 0 },
		{ known: 1, guess: 1, dropped: 1 },
		{ known: 2, guess: 1, dropped: 1 },
	]);
});
