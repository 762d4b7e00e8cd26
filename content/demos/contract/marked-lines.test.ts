import { expect, test } from "vitest";
import type { ContractLine } from "./contract-lines.ts";
import { markedLines } from "./marked-lines.ts";

const message = (texts: string[], marks: Record<string, number>): ContractLine[] =>
	texts.map((text, number) => ({ number, text, mark: marks[text] }));

test("returns the marked lines, those of each name apart", () => {
	const groups = markedLines(message([..."abcd"], { b: 0, c: 1, d: 1 }));
	expect(groups.map((lines) => lines.map(({ text }) => text).join(""))).toEqual(["b", "cd"]);
});

test("marked lines start at the left, with their own indents", () => {
	const [lines] = markedLines(
		message(["{", "  a", "    b", "  c"], { "  a": 0, "    b": 0, "  c": 0 }),
	);
	expect(lines?.map(({ text }) => text)).toEqual(["a", "  b", "c"]);
});
