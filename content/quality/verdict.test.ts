import { expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

const most = { limit: 122, least: false };
const least = { limit: 99, least: true };

test.each([
	["at the limit", 122, most, "met"],
	["above the limit", 122.1, most, "missed"],
	["nothing, where nothing is allowed", 0, { limit: 0, least: false }, "met"],
	["one, where nothing is allowed", 1, { limit: 0, least: false }, "missed"],
	["at the goal", 118, { ...most, goal: 118 }, "met"],
	["within the limit, but above the goal", 121.9, { ...most, goal: 118 }, "missed"],
	["at the least that is allowed", 99, least, "met"],
	["below the least that is allowed", 98.9, least, "missed"],
] as const)("%s: %d", (_, value, limits, verdict) => {
	expect(verdictOf(value, limits)).toBe(verdict);
});
