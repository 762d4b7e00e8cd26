import { expect, test } from "vitest";
import { gateLine, isOver, worst } from "./limits.ts";

test("a figure at its limit passes and a figure above it fails", () => {
	expect(isOver({ what: "shift", measured: 0, limit: 0 })).toBe(false);
	expect(isOver({ what: "shift", measured: 0.001, limit: 0 })).toBe(true);
});

test("a gate uses and names the worst figure", () => {
	const gate = worst(
		"heading",
		[
			{ name: "/a", value: 90 },
			{ name: "/b", value: 130 },
			{ name: "/c", value: 100 },
		],
		120,
	);
	expect(gateLine(gate)).toBe("✗ heading (/b): 130 (limit 120)");
	expect(() => worst("heading", [], 120)).toThrow("Nothing was measured");
});
