import { globSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readPages, weightMistakes } from "#tools/weight/weight.ts";
import { builtPages, CLIENT, htmlOf } from "../support/built-pages.ts";

test("no page takes more than the limits that the page about quality names", () => {
	expect(weightMistakes(readPages(CLIENT), CLIENT)).toEqual([]);
});

const demos = globSync("site/demos/*/view.tsx").map((file) => basename(dirname(file)));

/** What comes with a demo or a film only: its script. */
const LATE_SCRIPT_LIMIT = 6_000;
/** The picture of a film in the hero, in bytes. A visitor loads that of one theme. */
const FILM_LIMIT = 150_000;

const html = builtPages.map(htmlOf).join();

test.each([...demos, "hero-film"])("%s is small, and no page names it", (name) => {
	const files = readdirSync(join(CLIENT, "assets")).filter((file) => file.startsWith(`${name}-`));
	const scripts = files.filter((file) => file.endsWith(".js.br"));
	expect(scripts).toHaveLength(1);
	expect(statSync(join(CLIENT, "assets", String(scripts))).size).toBeLessThan(LATE_SCRIPT_LIMIT);
	expect(files.filter((file) => html.includes(file))).toEqual([]);
});

test.each(readdirSync(join(CLIENT, "film")))(
	"the film %s has a picture within the limit",
	(name) => {
		expect(statSync(join(CLIENT, "film", name)).size).toBeLessThan(FILM_LIMIT);
	},
);
