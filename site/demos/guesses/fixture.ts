import type { GuessesRecord } from "./fields.ts";

const step = (label: string) => ({ short: label, label, asks: "We ask.", cost: "Little." });
const card = (claim: string, tested: "discovery" | "release" | "next", next?: string) => ({
	claim,
	tested,
	finding: `Found: ${claim}`,
	next,
});

/** A record for tests. */
export const fixture: GuessesRecord = {
	demo: "guesses",
	heading: "Guesses",
	intro: "Test them.",
	note: "A sample.",
	legend: "A product",
	steps: { idea: step("Idea"), discovery: step("Ask"), release: step("Use"), next: step("On") },
	states: { guess: "Guess", known: "Known", dropped: "Dropped" },
	terms: { cost: "A change costs", asks: "What happens" },
	tally: { known: "true", guess: "open", dropped: "out" },
	cards: [
		card("They pay.", "release", "Others want it."),
		card("They want it.", "discovery"),
		card("They install it.", "release", "They send the link on."),
		card("It helps.", "next"),
		card("It is safe.", "next"),
		card("It is quick.", "next"),
	],
};
