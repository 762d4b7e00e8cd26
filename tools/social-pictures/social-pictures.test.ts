import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SOCIAL_IMAGE_SIZE } from "#content/social-image.ts";
import { MANIFEST, socialPages } from "./social-pages.ts";
import { LIMIT } from "./take-picture.ts";

const pages = socialPages();
const files = pages.map(({ file }) => file);
const RUN = "run npm run social-pictures";

test("every page has its picture, made from its present title, layout and render", () => {
	const known: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
	const stale = pages
		.filter(({ route, file, fingerprint }) => known[route] !== fingerprint || !existsSync(file))
		.map(({ route }) => route);
	expect(stale, `These pages have no social picture of today: ${RUN}.`).toEqual([]);
	const strangers = Object.keys(known).filter((route) => !pages.some((one) => one.route === route));
	expect(strangers, `The manifest has pages that are gone: ${RUN}.`).toEqual([]);
});

test("no picture belongs to no page, and no two pages share one", () => {
	const strangers = readdirSync("public/og").filter((name) => !files.includes(`public/og/${name}`));
	expect(strangers, `These pictures belong to no page: ${RUN}.`).toEqual([]);
	expect(new Set(files).size).toBe(pages.length);
});

test.each(files.filter((file) => existsSync(file)))("%s has its size and weight", async (file) => {
	const { width, height, format } = await sharp(file).metadata();
	expect({ width, height, format }, `Another shape: ${RUN}.`).toEqual({
		...SOCIAL_IMAGE_SIZE,
		format: "jpeg",
	});
	expect(statSync(file).size, `Above 60 KB: ${RUN}.`).toBeLessThanOrEqual(LIMIT);
});
