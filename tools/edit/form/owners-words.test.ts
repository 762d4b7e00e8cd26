import { expect, test } from "vitest";
import { inOwnersWords } from "./owners-words.ts";

test.each([
	["pages/home.json, heroSlides.2.page: is missing", "Slides at the top, 3, Page: is missing"],
	["pages/home.json, name: must not be empty", "Role: must not be empty"],
	["pages/home.json: there is no schema: none", "there is no schema: none"],
	["pages/pdf.json, of: there is no page", "Brochure, The page that it is about: there is no page"],
	["something else", "something else"],
])("%s becomes %s", (mistake, words) => {
	expect(inOwnersWords(mistake, "pages/home.json", () => "Brochure", { name: "Role" })).toBe(words);
});
