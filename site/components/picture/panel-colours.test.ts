import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardOf, offeringsOf } from "#content/navigation.ts";
import { pages, pagesOf } from "#content/pages.ts";
import { wideRender } from "#content/renders.ts";

/** tests/built-site/pages.test.ts looks for the files. */
test("every picture has colours for its panel", () => {
	const named = pages.map(({ picture }) => picture).filter((name) => !/^mark|-night$/.test(name));
	const cards = pagesOf("offering").map((page) => cardOf(page).picture);
	const wide = offeringsOf("solutions").map(({ picture }) => wideRender(picture));
	const panels = readFileSync("site/styles/pictures.css", "utf8");
	const all = [...named, ...cards, ...wide, "hero-wide"];
	expect(all.filter((name) => !panels.includes(`[data-picture="${name}"]`))).toEqual([]);
});
