// @vitest-environment jsdom
import { existsSync, readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cardOf, offeringsOf } from "#content/navigation.ts";
import { pages, pagesOf } from "#content/pages.ts";
import { wideRender } from "#content/renders.ts";
import { Picture } from "./picture.tsx";

/** Solutions and the closing call show the wide format. */
const wide = offeringsOf("solutions").map(({ picture }) => wideRender(picture));
const named = pages.map(({ picture }) => picture).filter((name) => !/^mark|-night$/.test(name));
const cards = pagesOf("offering").map((page) => cardOf(page).picture);
const names = [...new Set([...named, ...cards, ...wide, "hero-wide"])].sort();
const panels = readFileSync("site/styles/pictures.css", "utf8");

afterEach(cleanup);

test.each(names)("%s has files for both themes and colours for its panel", (name) => {
	const { container } = render(
		<Picture name={name} narrowName={name.replace(/-wide$/, "")} sizes="100vw" />,
	);
	const files = [...container.querySelectorAll("source")]
		.flatMap(({ srcset }) => srcset.split(", ").map((candidate) => candidate.split(" ")[0]))
		.concat([...container.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? ""));
	expect(files.length).toBeGreaterThan(12);
	expect(files.filter((file) => !existsSync(`company/public${file}`))).toEqual([]);
	expect(panels).toContain(`[data-picture="${name}"]`);
});
