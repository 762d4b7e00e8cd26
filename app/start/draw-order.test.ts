import { expect, test } from "vitest";
import { drawOrder } from "./draw-order.ts";

test("every order has each number once", () => {
	for (let draw = 0; draw < 50; draw++) {
		expect(drawOrder(7).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
	}
});

test("the random numbers decide the order", () => {
	expect(drawOrder(4, () => 0)).toEqual([1, 2, 3, 0]);
	expect(drawOrder(4, () => 0.999)).toEqual([0, 1, 2, 3]);
});
