import { expect, test } from "vitest";
import { waysOf } from "./ways.ts";

test("the better source is always the first, whichever the record shows", () => {
	const ranked = waysOf(0, { shown: "assessor", overruled: false }).wide;
	const newest = waysOf(0, { shown: "listing", overruled: true }).wide;
	expect(newest).toEqual({ shown: ranked.kept, kept: ranked.shown });
});

test("on a narrow screen the ways leave their row on different sides", () => {
	const { shown, kept } = waysOf(5, { shown: "flood", overruled: false }).narrow;
	expect(shown).toMatch(/^M8 /);
	expect(kept).toMatch(/^M92 /);
});

test("a figure without a source has one way, which ends nowhere", () => {
	const { wide, narrow } = waysOf(5, {});
	expect(wide.kept).toBeUndefined();
	expect(narrow.kept).toBeUndefined();
	expect(wide.shown).toMatch(/H60$/);
});
