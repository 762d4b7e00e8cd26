import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { WEIGHT_LIMITS, weightOf, wholeSheetSize } from "#tools/site-checks/weight.ts";
import { builtPages, CLIENT, htmlOf, SCRIPTLESS_PAGES } from "../support/built-pages.ts";

const KINDS = ["script", "html", "css"] as const;

describe.each(builtPages.filter((page) => !SCRIPTLESS_PAGES.includes(page)))("%s", (path) => {
	const weight = weightOf(htmlOf(path), CLIENT);

	test.each(KINDS)("keeps its %s within the limit", (kind) => {
		// A smaller value means that the files of the page were not found.
		expect(weight[kind]).toBeGreaterThan(500);
		expect(weight[kind]).toBeLessThan(WEIGHT_LIMITS[kind]);
	});
});

/** The style sheet of all pages, which loads with the script, in bytes of brotli. */
const WHOLE_SHEET_LIMIT = 16 * 1024;

test("the style sheet that comes with the script is small", () => {
	expect(wholeSheetSize(CLIENT)).toBeLessThan(WHOLE_SHEET_LIMIT);
});

const demos = readdirSync("site/components/demo", { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** The script of a demo, which contains its style sheet, in bytes of brotli. */
const DEMO_LIMIT = 6 * 1024;

describe.each(demos)("the demo %s", (name) => {
	const files = readdirSync(join(CLIENT, "assets")).filter((file) => file.startsWith(`${name}-`));

	test("is small", () => {
		const compressed = files.filter((file) => file.endsWith(".br"));
		expect(compressed).toEqual([expect.stringMatching(/\.js\.br$/)]);
		expect(statSync(join(CLIENT, "assets", String(compressed))).size).toBeLessThan(DEMO_LIMIT);
	});

	test("is not part of the first load of any page", () => {
		for (const path of builtPages) {
			for (const file of files) expect(htmlOf(path), path).not.toContain(file);
		}
	});
});

/** The picture of a film in the hero, in bytes. A visitor loads that of one theme. */
const FILM_LIMIT = 150 * 1024;

describe("a film in the hero", () => {
	const assets = readdirSync(join(CLIENT, "assets"));
	const files = assets.filter((file) => /^hero-film-/.test(file));

	test("is small", () => {
		const compressed = files.filter((file) => file.endsWith(".br"));
		expect(compressed).toEqual([expect.stringMatching(/\.js\.br$/)]);
		expect(statSync(join(CLIENT, "assets", String(compressed))).size).toBeLessThan(DEMO_LIMIT);
	});

	test.each(readdirSync(join(CLIENT, "film")))("has a picture within the limit: %s", (name) => {
		expect(statSync(join(CLIENT, "film", name)).size).toBeLessThan(FILM_LIMIT);
	});

	test("is not part of the first load", () => {
		for (const file of [...files, "/film/"]) expect(htmlOf("/")).not.toContain(file);
	});
});
