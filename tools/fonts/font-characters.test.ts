import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fontCharacters } from "./font-characters.ts";

const CONTENT = "content";

/** Accented letters come from the second pair of faces in app/styles/fonts.css. */
const hasFace = (character: string) =>
	fontCharacters.includes(character) || /[\t\n\u{a1}-\u{ff}\u{131}\u{152}\u{153}]/u.test(character);

const strangers = (text: string) => [...new Set(text)].filter((character) => !hasFace(character));

test("every character of the content is in the site's fonts", () => {
	const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" });
	for (const file of files.filter((name) => name.endsWith(".json"))) {
		expect(strangers(readFileSync(join(CONTENT, file), "utf8")), file).toEqual([]);
	}
});

test("a character without a face is found", () => {
	expect(strangers("Ω and é")).toEqual(["Ω"]);
});
