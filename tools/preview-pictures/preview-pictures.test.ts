import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOf } from "#content/pages.ts";
import { MANIFEST, pictureProblem, previews } from "./previews.ts";
import { illustrationOf } from "./template.ts";

const all = previews();
const files = all.map(({ file }) => file);
const known: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
const RUN = "run npm run preview-pictures";

test("every picture was made from the current title, layout and render", () => {
	const stale = all.filter(({ route, fingerprint }) => known[route] !== fingerprint);
	const routes = stale.map(({ route }) => route);
	expect(routes, `The preview pictures of these pages are out of date: ${RUN}.`).toEqual([]);
});

test("every entry of the manifest and every file in company/public/og belongs to a page", () => {
	const routes = all.map(({ route }) => route);
	const removed = Object.keys(known).filter((route) => !routes.includes(route));
	expect(removed, `The manifest lists pages that no longer exist: ${RUN}.`).toEqual([]);
	const orphans = readdirSync("company/public/og").filter(
		(name) => !files.includes(`company/public/og/${name}`),
	);
	expect(orphans, `These pictures belong to no page: ${RUN}.`).toEqual([]);
	expect(new Set(files).size).toBe(all.length);
});

test.each(files)("%s is a JPEG of 1200 × 630 of at most 60 KB", async (file) => {
	const problem = await pictureProblem(file);
	expect(problem, `${file} ${problem}: ${RUN}.`).toBeUndefined();
});

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
