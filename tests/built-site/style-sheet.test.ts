import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wholeSheetsOf } from "#tools/build/page-styles.ts";
import { CLIENT, htmlOf } from "../support/built-pages.ts";

const animationsIn = (css: string) => css.match(/@keyframes/g)?.length ?? 0;

test("the style sheet has every animation: two of the same name would become one", () => {
	const [file] = wholeSheetsOf(htmlOf("/"));
	const sources = globSync("site/{**/*.module,styles/*}.css").map((path) =>
		animationsIn(readFileSync(path, "utf8")),
	);
	const written = sources.reduce((total, count) => total + count);
	expect(written).toBeGreaterThan(1);
	expect(animationsIn(readFileSync(`${CLIENT}${file}`, "utf8"))).toBe(written);
});
