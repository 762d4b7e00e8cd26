import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { COLUMNS, films } from "./films.ts";

const themes = Object.entries(films).flatMap(([name, { frames, day, night }]) =>
	[day, night].map((theme) => ({ name, frames, ...theme })),
);

test.each(themes)("$src has a cell for each frame", async ({ src, frames, part }) => {
	const [left, top, right, bottom] = part;
	const { width, height } = await sharp(join("company/public", src)).metadata();
	expect({ width, height }).toEqual({
		width: (right - left) * COLUMNS,
		height: (bottom - top) * Math.ceil(frames / COLUMNS),
	});
});
