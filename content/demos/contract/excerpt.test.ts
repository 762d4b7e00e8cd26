import { expect, test } from "vitest";
import type { ContractLine } from "./contract-lines.ts";
import { excerptOf } from "./excerpt.ts";

const message = (texts: string[], marks: Record<string, number>): ContractLine[] =>
	texts.map((text, number) => ({ number, text, mark: marks[text] }));
const textOf = (lines: ContractLine[]) => lines.map(({ text }) => text).join("");

test("two lines before the marked ones and three after them are shown", () => {
	const { before, marked, after, goesOn } = excerptOf(message([..."abcdefgh"], { d: 0 }));
	expect([before, ...marked, after].map(textOf)).toEqual(["bc", "d", "efg"]);
	expect(goesOn).toEqual({ before: true, after: true });
});

test("it says if the message begins or ends there", () => {
	const { before, after, goesOn } = excerptOf(message([..."abc"], { b: 0 }));
	expect([before, after].map(textOf)).toEqual(["a", "c"]);
	expect(goesOn).toEqual({ before: false, after: false });
});

test("two names are apart, the lines of each together", () => {
	const { marked } = excerptOf(message([..."abcd"], { b: 0, c: 1, d: 1 }));
	expect(marked.map(textOf)).toEqual(["b", "cd"]);
});

test("an empty line right after the marked one is left out", () => {
	const { after } = excerptOf(message(["a", "b", "", "c"], { b: 0 }));
	expect(textOf(after)).toBe("c");
});

test("marked lines lose the indent that they share", () => {
	const { marked } = excerptOf(
		message(["  a", "    b", "  c"], { "  a": 0, "    b": 0, "  c": 0 }),
	);
	expect(marked[0]?.map(({ text }) => text)).toEqual(["a", "  b", "c"]);
});
