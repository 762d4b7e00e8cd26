import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median does not depend on the order of the values", () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 3, 2])).toBe(2.5);
	expect(() => median([])).toThrow("No values");
});
