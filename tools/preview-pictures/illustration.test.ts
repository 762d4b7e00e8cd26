import { expect, test } from "vitest";
import { pagesOf } from "../../content/pages.ts";
import { illustrationOf } from "./illustration.ts";

const [home] = pagesOf("home");
if (!home) throw new Error("There is no home page.");

test("a page shows its drawn picture, and the mark in place of a picture of the owner", () => {
	expect(illustrationOf({ ...home, picture: "cloud" })).toEqual({
		kind: "model",
		picture: "cloud",
	});
	expect(illustrationOf({ ...home, picture: "our-office" })).toEqual({
		kind: "mark",
		complete: true,
	});
});
