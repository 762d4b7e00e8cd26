import { expect, test } from "vitest";
import { withGlyphs } from "./kit-glyphs.ts";

const items = Array.from({ length: 12 }, (_, index) => ({ title: `Item ${index}` }));
const glyphsOf = (some: { title: string }[]) =>
	withGlyphs(some).map(({ glyph }) => JSON.stringify(glyph));

test("twelve items have twelve different signs, the same at every render", () => {
	expect(new Set(glyphsOf(items)).size).toBe(12);
	expect(glyphsOf(items)).toEqual(glyphsOf(items));
});

test("six items in a row never share more than one hot module", () => {
	for (let start = 0; start < 12; start++) {
		const six = items.map((_, index) => ({ title: "x".repeat(start + index + 1) })).slice(0, 6);
		expect(glyphsOf(six).join("").split("hot").length - 1).toBeLessThanOrEqual(1);
	}
});
