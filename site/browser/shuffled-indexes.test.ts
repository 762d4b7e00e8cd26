import { expect, test } from "vitest";
import { shuffledIndexes } from "./shuffled-indexes.ts";

test("contains each index exactly once, in an order of the random numbers", () => {
	expect(shuffledIndexes(7).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
	expect(shuffledIndexes(4, () => 0)).toEqual([1, 2, 3, 0]);
	expect(shuffledIndexes(4, () => 0.999)).toEqual([0, 1, 2, 3]);
});
