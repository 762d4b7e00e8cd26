import { expect, test } from "vitest";
import { gaugeOf } from "./gauge.ts";

test("the scale holds the value, the limit and the goal", () => {
	expect(gaugeOf(120, { limit: 100, goal: 60, least: false })).toEqual({
		value: 80,
		limit: 67,
		goal: 40,
	});
	expect(gaugeOf(10, { limit: 100, least: false })).toEqual({ value: 8, limit: 80 });
});

test("there is no scale for what must not happen at all, or for a least value", () => {
	expect(gaugeOf(3, { limit: 0, least: false })).toBeUndefined();
	expect(gaugeOf(100, { limit: 99, least: true })).toBeUndefined();
});
