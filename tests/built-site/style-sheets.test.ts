import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { CLIENT } from "../support/built-pages.ts";

const doubled = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

/** The name of a class is that of its module and its own; see vite.config.ts. */
test("no two CSS modules have the same name, or their classes would", () => {
	const modules = globSync("site/**/*.module.css");
	expect(modules.length).toBeGreaterThan(50);
	expect(doubled(modules.map((file) => basename(file)))).toEqual([]);
});

test("the layers are declared in their order before any other rule of the site's sheet", () => {
	const [file = ""] = globSync(`${CLIENT}/assets/styles-*.css`);
	const order = [...readFileSync(file, "utf8").matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(
		([, names = ""]) => names.split(/, ?/),
	);
	const declared = readFileSync("site/styles/layers.css", "utf8");
	const wanted = /@layer ([\w, ]+);/.exec(declared)?.[1]?.split(", ") ?? [];
	expect(wanted.length).toBeGreaterThan(3);
	expect([...new Set(order)]).toEqual(wanted);
});
