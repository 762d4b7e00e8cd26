import { expect, test } from "vitest";
import { evenly } from "./demo-walk.ts";
import { filmedPages } from "./film-strip.ts";

test("frames are spread evenly, with the first and the last state", () => {
	expect(evenly(3, 5)).toEqual([0, 1, 2]);
	expect(evenly(9, 5)).toEqual([0, 2, 4, 6, 8]);
	expect(evenly(6, 5)).toEqual([0, 1, 3, 4, 5]);
});

test("every demo is there once", () => {
	const names = filmedPages.map(({ demo }) => demo.demo);
	expect(names.length).toBeGreaterThan(0);
	expect(new Set(names).size).toBe(names.length);
});
