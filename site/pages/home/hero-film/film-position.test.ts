import { expect, test } from "vitest";
import { advance, cellAt, START } from "./film-position.ts";

test("the film rests on the still picture, plays and stays at its last frame", () => {
	expect(cellAt(START, 8)).toBeUndefined();
	const afterRest = advance(START, 400, 48);
	expect(cellAt(afterRest, 8)).toBeUndefined();
	const second = advance(afterRest, 1000, 48);
	expect(second).toBe(20);
	expect(advance(second, 5000, 48)).toBe(48);
});

test("finds the cell of each frame, row by row", () => {
	expect(cellAt(8.7, 8)).toEqual({ column: 7, row: 0 });
	expect(cellAt(9, 8)).toEqual({ column: 0, row: 1 });
	expect(cellAt(39, 8)).toEqual({ column: 6, row: 4 });
});
