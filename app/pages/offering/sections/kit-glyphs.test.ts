import { expect, test } from "vitest";
import { glyphAt } from "./kit-glyphs.ts";

const row = (section: number, length: number) =>
	Array.from({ length }, (_, item) => JSON.stringify(glyphAt(section, item)));

test("gives twelve items of a section different glyphs", () => {
	expect(new Set(row(0, 12)).size).toBe(12);
});

test("starts adjacent sections with different glyphs", () => {
	expect(row(0, 3)).not.toEqual(row(1, 3));
});

test("six consecutive glyphs have at most one hot module", () => {
	for (let section = 0; section < 12; section++) {
		expect(row(section, 6).join("").split("hot").length - 1).toBeLessThanOrEqual(1);
	}
});
