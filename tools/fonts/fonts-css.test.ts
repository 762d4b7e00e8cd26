import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import site from "../../tests/fixtures/firm/site.json" with { type: "json" };
import { fontCharacters } from "./font-characters.ts";
import { fontsCss } from "./fonts-css.ts";

const fonts = {
	display: readFileSync("examples/fonts/outfit.woff2"),
	text: readFileSync("examples/fonts/figtree.woff2"),
};
const characters = fontCharacters(site);
const sizes = (css: string) =>
	[...css.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, n]) => Number(n));

test("the system fonts get the width and height of each typeface", async () => {
	const swapped = await fontsCss({ display: fonts.text, text: fonts.display }, characters);
	const css = await fontsCss(fonts, characters);
	// A typeface is as wide wherever it is used, and another one is not.
	expect(sizes(swapped).slice(0, 2)).toEqual(sizes(css).slice(2));
	expect(sizes(swapped).slice(2)).not.toEqual(sizes(css).slice(2));
	for (const size of [...sizes(css), ...sizes(swapped)]) {
		expect(size).toBeGreaterThan(85);
		expect(size).toBeLessThan(120);
	}
});
