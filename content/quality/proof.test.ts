import { expect, test } from "vitest";
import { resolveProof } from "./figures.ts";

const proof = {
	heading: "Said of us",
	case: {
		claim: "case",
		title: "A case",
		text: "What was done.",
		facts: ["one", "two", "three"].map((figure) => ({ figure, label: "a fact" })),
	},
	quote: { claim: "quote", text: "It works.", name: "A. Client", role: "Director" },
};
const claim = (id: string, confirmed: boolean) => ({
	id,
	statement: "It is so.",
	source: "a test",
	confirmed,
	wordings: [],
	figures: [],
	appearsIn: [],
});

test("what the owner has not confirmed is not shown, nor the heading above it", () => {
	const claims = [claim("case", false), claim("quote", false)];
	expect(resolveProof(proof, { claims })).toBeUndefined();
	expect(resolveProof(proof, { claims: [] })).toBeUndefined();
});

test("what the owner has confirmed is shown, and nothing else", () => {
	const claims = [claim("case", false), claim("quote", true)];
	expect(resolveProof(proof, { claims })).toEqual({ heading: "Said of us", quote: proof.quote });
});
