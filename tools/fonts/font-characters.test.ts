import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fontCharacters } from "./font-characters.ts";

const CONTENT = "company";

/** Accented letters come from the second pair of fonts in company/made/fonts.css. */
const isCovered = (character: string) =>
	fontCharacters.includes(character) || /[\t\n\u{a1}-\u{ff}\u{131}\u{152}\u{153}]/u.test(character);

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
