import { expect, test } from "vitest";
import { inOwnersWords, NO_PICTURE } from "./owners-words.ts";

test.each([
	["pages/home.json, heroSlides.2.page: is missing", "Slides at the top, 3, Page: is missing"],
	["pages/home.json, name: must not be empty", "Role: must not be empty"],
	["pages/home.json: there is no schema: none", "there is no schema: none"],
	["pages/pdf.json, of: there is no page", "Brochure, The page that it is about: there is no page"],
	[
		"pages/home.json, picture: there is no company/public/art/us-640.avif",
		`Picture: ${NO_PICTURE}`,
	],
	["pages/home.json, name: site.json has no fact {x}", "Role: Brochure has no fact {x}"],
	[
		"pages/home.json, name: pages/b.json has the same address",
		"Role: Brochure has the same address",
	],
	[
		"pages/home.json, name: “Cobol” has no logo in technologies.json, logos",
		"Role: “Cobol” has no logo in Brochure, logos",
	],
	[
		"pages/home.json, name: there is no company/logos/x.svg",
		"Role: there is no drawing of the name “x”",
	],
	["pages/home.json, name: there is no page company/pages/x.json", "Role: there is no page “x”"],
	["something else", "something else"],
])("%s becomes %s", (mistake, words) => {
	expect(inOwnersWords(mistake, "pages/home.json", () => "Brochure", { name: "Role" })).toBe(words);
});
