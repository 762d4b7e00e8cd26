import { expect, test } from "vitest";
import { typingFrames } from "./typing-frames.ts";

const LINES = [
	{ start: 0, end: 300, top: 0, bottom: 20 },
	{ start: 0, end: 100, top: 25, bottom: 45 },
];
const CHARACTERS = 29;

const { clip, caret } = typingFrames(LINES, CHARACTERS);

test("uncovers the lines one after the other, each in steps of a character, and then rests", () => {
	const times = clip.map(({ offset }) => Number(offset) * (CHARACTERS + 3));
	expect(times).toEqual([0, 21.75, 21.75, 29, 32]);
	expect(clip[1]?.easing).toBe("steps(22)");
	// The first line stays uncovered while the second is typed.
	expect(clip[2]?.clipPath).toBe("polygon(0 0, 100% 0, 100% 25px, 0px 25px, 0px 45px, 0 45px)");
	expect(clip[4]?.clipPath).toBe(clip[3]?.clipPath);
	expect(caret[3]?.translate).toBe("100px calc(45px - 100%)");
});
