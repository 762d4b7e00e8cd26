import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

test("is 21 for black on white and 1 for equal colours, in either order", () => {
	expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
	expect(contrast([34, 82, 203], [34, 82, 203])).toBe(1);
	expect(contrast([255, 255, 255], [0, 0, 0])).toBe(contrast([0, 0, 0], [255, 255, 255]));
});

test("is 4.54 for #767676 on white", () => {
	expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
