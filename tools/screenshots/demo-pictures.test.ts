import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { demoPages } from "#content/demo-pages.ts";
import { demoPictureFile } from "#content/demo-picture.ts";
import { withPicture } from "#content/demos-with-pictures.ts";

const RUN = "run npm run screenshots -- demos";
const found = globSync("company/public/demos/*").sort();
const withPictures = demoPages.map(({ route, demo }) => ({ route, ...withPicture(demo) }));

// Another firm has none until it makes them: see docs/how-to/rebrand.md.
test.skipIf(found.length === 0)("every demo has a picture of its current copy", () => {
	const stale = withPictures.filter(({ picture }) => !picture).map(({ route }) => route);
	expect(
		stale,
		`The pictures of the demos on these pages are missing or out of date: ${RUN}.`,
	).toEqual([]);
});

test("the files of the pictures are there, and no others", () => {
	const files = withPictures.flatMap(({ picture }) =>
		(["wide", "narrow"] as const).flatMap((cut) =>
			(["light", "dark"] as const).flatMap((theme) =>
				picture ? `company/public${demoPictureFile(picture.name, cut, theme)}` : [],
			),
		),
	);
	expect(found, `Files are missing, or belong to no demo: ${RUN}.`).toEqual(
		[...new Set(files)].sort(),
	);
});
