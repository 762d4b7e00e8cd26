import { expect, test } from "vitest";
import { typingFrames } from "./typing-frames.ts";

const LINES = [
	{ start: 0, end: 300, top: 0, bottom: 20 },
	{ start: 0, end: 100, top: 25, bottom: 45 },
];
const CHARACTERS = 29;

const { clip, caret } = typingFrames(LINES, CHARACTERS);

test("uncovers the lines one after the other, each in steps of a character, and then rests", () => {
	expect(clip.map(({ offset, easing }) => [Number(offset) * (CHARACTERS + 3), easing])).toEqual([
		[0, "steps(22)"],
		[21.75, "steps(22)"],
		[21.75, "steps(7)"],
		[29, "steps(7)"],
		[32, "steps(7)"],
	]);
	// The first line stays uncovered while the second is typed.
	expect(clip[2]?.clipPath).toBe("polygon(0 0, 100% 0, 100% 25px, 0px 25px, 0px 45px, 0 45px)");
	expect(clip[4]?.clipPath).toBe(clip[3]?.clipPath);
});

test("moves a caret along the edge of the uncovered text, on the ground of each line", () => {
	expect(caret.map(({ translate }) => translate)).toEqual([
		"0px calc(20px - 100%)",
		"300px calc(20px - 100%)",
		"0px calc(45px - 100%)",
		"100px calc(45px - 100%)",
		"100px calc(45px - 100%)",
	]);
});
