import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { readFace } from "./faces.ts";
import { fontCharacters } from "./font-characters.ts";
import { fontsCss } from "./fonts-css.ts";

const fonts = { display: readFace("company", "display"), text: readFace("company", "text") };
const characters = fontCharacters(site);
const sizes = (css: string) =>
	[...css.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, n]) => Number(n));

test("the style sheet of the fonts is that of the company's fonts", async () => {
	expect(readFileSync("company/made/fonts.css", "utf8")).toBe(await fontsCss(fonts, characters));
});

test("the system fonts get the width and height of each typeface", async () => {
	const outfit = readFileSync("examples/fonts/outfit.woff2");
	const swapped = await fontsCss({ display: fonts.text, text: outfit }, characters);
	const css = await fontsCss(fonts, characters);
	// A typeface is as wide wherever it is used, and another one is not.
	expect(sizes(swapped).slice(0, 2)).toEqual(sizes(css).slice(2));
	expect(sizes(swapped).slice(2)).not.toEqual(sizes(css).slice(2));
	for (const size of [...sizes(css), ...sizes(swapped)]) {
		expect(size).toBeGreaterThan(85);
		expect(size).toBeLessThan(120);
	}
});
