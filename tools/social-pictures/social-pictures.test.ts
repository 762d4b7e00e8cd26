import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultOf } from "./fault.ts";
import { MANIFEST, socialPages } from "./social-pages.ts";

const pages = socialPages();
const files = pages.map(({ file }) => file);
const known: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
const RUN = "run npm run social-pictures";

test("every picture is made from its page's present title, layout and render", () => {
	const stale = pages.filter(({ route, fingerprint }) => known[route] !== fingerprint);
	const routes = stale.map(({ route }) => route);
	expect(routes, `The social pictures of these pages are out of date: ${RUN}.`).toEqual([]);
});

test("the manifest and the folder have nothing that belongs to no page", () => {
	const routes = pages.map(({ route }) => route);
	const gone = Object.keys(known).filter((route) => !routes.includes(route));
	expect(gone, `The manifest has pages that are gone: ${RUN}.`).toEqual([]);
	const strangers = readdirSync("public/og").filter((name) => !files.includes(`public/og/${name}`));
	expect(strangers, `These pictures belong to no page: ${RUN}.`).toEqual([]);
	expect(new Set(files).size).toBe(pages.length);
});

test.each(files)("%s is a JPEG of 1200 × 630 of at most 60 KB", async (file) => {
	const fault = await faultOf(file);
	expect(fault, `${file} ${fault}: ${RUN}.`).toBeUndefined();
});
