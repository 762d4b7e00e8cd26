import { expect, test } from "vitest";
import { glyphAt } from "./kit-glyphs.ts";

const row = (section: number, length: number) =>
	Array.from({ length }, (_, item) => JSON.stringify(glyphAt(section, item)));

test("twelve items of a section have twelve different glyphs", () => {
	expect(new Set(row(0, 12)).size).toBe(12);
});

test("neighbouring sections begin with different glyphs", () => {
	expect(row(0, 3)).not.toEqual(row(1, 3));
});

test("six items in a row never share more than one hot module", () => {
	for (let section = 0; section < 12; section++) {
		expect(row(section, 6).join("").split("hot").length - 1).toBeLessThanOrEqual(1);
	}
});
