import { expect, test } from "vitest";
import { typingFrames } from "./typing-frames.ts";

const LINES = [
	{ start: 0, end: 300, top: 0, bottom: 20 },
	{ start: 0, end: 100, top: 25, bottom: 45 },
];

test("uncovers the lines one after the other, each in steps of a character", () => {
	const { clip, caret } = typingFrames(LINES, 40);
	expect(clip.map(({ offset, easing }) => [offset, easing])).toEqual([
		[0, "steps(30)"],
		[0.75, "steps(30)"],
		[0.75, "steps(10)"],
		[1, "steps(10)"],
	]);
	// The first line stays uncovered while the second is typed.
	expect(clip[2]?.clipPath).toBe("polygon(0 0, 100% 0, 100% 25px, 9px 25px, 9px 45px, 0 45px)");
	expect(caret.map(({ translate }) => translate)).toEqual([
		"0px 0px",
		"300px 0px",
		"0px 25px",
		"100px 25px",
	]);
});
