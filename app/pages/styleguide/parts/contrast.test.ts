import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

test("black on white is 21, equal colours are 1, the order does not matter", () => {
	expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
	expect(contrast([34, 82, 203], [34, 82, 203])).toBe(1);
	expect(contrast([255, 255, 255], [0, 0, 0])).toBe(contrast([0, 0, 0], [255, 255, 255]));
});

test("the grey that WCAG's own examples give as 4.5 on white", () => {
	expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
