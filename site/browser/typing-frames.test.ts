import { expect, test } from "vitest";
import { typingFrames } from "./typing-frames.ts";

const LINES = [
	{ start: 0, end: 300, top: 0, bottom: 20 },
	{ start: 0, end: 100, top: 25, bottom: 45 },
];
const CHARACTERS = 29;
/** Where the caret stands at the end of the last line. */
const CARET_LEFT = 105;

const { clip, caret } = typingFrames(LINES, CHARACTERS, CARET_LEFT);

test("uncovers the lines one after the other, each in steps of a character, and then rests", () => {
	expect(clip.map(({ offset, easing }) => [Number(offset) * (CHARACTERS + 3), easing])).toEqual([
		[0, "steps(22)"],
		[21.75, "steps(22)"],
		[21.75, "steps(7)"],
		[29, "steps(7)"],
		[32, "steps(7)"],
	]);
	// The first line stays uncovered while the second is typed.
	expect(clip[2]?.clipPath).toBe("polygon(0 0, 100% 0, 100% 25px, 9px 25px, 9px 45px, 0 45px)");
	expect(clip[4]?.clipPath).toBe(clip[3]?.clipPath);
});

test("moves the caret from its place at the end to the edge of the uncovered text", () => {
	expect(caret.map(({ translate }) => translate)).toEqual([
		"-105px -25px",
		"195px -25px",
		"-105px 0px",
		"-5px 0px",
		"-5px 0px",
	]);
});
