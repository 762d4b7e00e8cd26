import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { fontCharacters, secondFontRange } from "./font-characters.ts";

const CONTENT = "company";
const characters = fontCharacters(site);

/** Accented letters come from the second pair of fonts in company/made/fonts.css. */
const isCovered = (character: string) =>
	characters.includes(character) || /[\t\n\u{a1}-\u{ff}\u{131}\u{152}\u{153}]/u.test(character);

const uncovered = (text: string) => [...new Set(text)].filter((character) => !isCovered(character));

test("the fonts cover every character of the content", () => {
	const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" });
	for (const file of files.filter((name) => name.endsWith(".json"))) {
		expect(uncovered(readFileSync(join(CONTENT, file), "utf8")), file).toEqual([]);
	}
});

test("a character outside the fonts is found", () => {
	expect(uncovered("Ω and é")).toEqual(["Ω"]);
});

test("the letters of the firm's name are in the fonts of every page, not in the second ones", () => {
	const firm = { company: "Example", legalEntity: "Example Ltd", registeredAddress: "1 Street" };
	const plain = fontCharacters(firm);
	const named = fontCharacters({ ...firm, company: "Köhler", registeredAddress: "Łódź" });
	expect(named.length).toBe(plain.length + "öŁóź".length);
	expect(secondFontRange(plain)).toBe("U+A1-A8, U+AA-AC, U+AE-D6, U+D8-FF, U+131, U+152-153");
	expect(secondFontRange(named)).toBe(
		"U+A1-A8, U+AA-AC, U+AE-D6, U+D8-F2, U+F4-F5, U+F7-FF, U+131, U+152-153",
	);
});
