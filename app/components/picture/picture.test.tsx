// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import menus from "#content/menus.json";
import { Picture } from "./picture.tsx";

const RECORDS = ["content/home.json", "content/menus.json"].concat(
	readdirSync("content/pages").map((file) => `content/pages/${file}`),
);
const NAMED = /"(?:picture|image|imageSrc)": "([a-z-]+)"/g;

const named = RECORDS.flatMap((file) =>
	[...readFileSync(file, "utf8").matchAll(NAMED)].map(([, name = ""]) => name),
);
/** Heads of solutions and the closing call show a cut of their own. */
const wide = menus.solutions.map(({ picture }) => `${picture}-wide`).concat("hero-wide");
const names = [...new Set([...named, ...wide])].sort();
const panels = readFileSync("app/styles/pictures.css", "utf8");

afterEach(cleanup);

test.each(names)("%s has its files for both themes, and the colours of its panel", (name) => {
	const { container } = render(
		<Picture name={name} narrowName={name.replace(/-wide$/, "")} sizes="100vw" />,
	);
	const files = [...container.querySelectorAll("source")]
		.flatMap(({ srcset }) => srcset.split(", ").map((candidate) => candidate.split(" ")[0]))
		.concat([...container.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? ""));
	expect(files.length).toBeGreaterThan(24);
	expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
	expect(panels).toContain(`[data-picture="${name}"]`);
});
