import { expect, test } from "vitest";
import type { ContentError } from "#content/check/content-error.ts";
import { inOwnersWords } from "./owners-words.ts";

const HOME = "pages/home.json";

test.each<[Partial<ContentError>, string]>([
	[{ path: "heroSlides.2.page", message: "is missing" }, "Slides at the top, 3, Page: is missing"],
	[{ path: "name", message: "must not be empty" }, "Role: must not be empty"],
	[{ message: "there is no schema: none" }, "there is no schema: none"],
	[
		{ file: "pages/pdf.json", path: "of", message: "there is no page" },
		"Brochure, The page that it is about: there is no page",
	],
	[
		{ path: "picture", code: "no-picture", message: "there is no company/public/art/us-640.avif" },
		"Picture: there is no such picture in the shape that this place needs; choose another one or upload it",
	],
	[
		{ path: "name", message: "pages/b.json has the same address", about: "pages/b.json" },
		"Role: Brochure has the same address",
	],
])("%o becomes %s", (error, words) => {
	const whole: ContentError = { file: HOME, code: "schema", message: "", ...error };
	expect(inOwnersWords(whole, HOME, () => "Brochure", { name: "Role" })).toBe(words);
});
