/** The firm's pictures fit each other. These tests look at pixels, and only a new picture can break them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { films, RENDER } from "#site/pages/home/hero-film/films.ts";

const FOLDER = "company/public/art";
const NIGHT = /^(.+)-night-640\.webp$/;

/** In levels of 255: a difference that only the outline of a part makes, and one of any edge. */
const OUTLINE = 60;
const EDGE = 6;

/** Vitest's VM contexts make each use of a global slow, and there are millions. */
const { abs, max } = Math;

type Contrast = { width: number; levels: Uint8Array };

/** The contrast of each pixel: the largest difference of a channel across it, in either direction. */
async function contrastOf(name: string): Promise<Contrast> {
	const { data, info } = await sharp(`${FOLDER}/${name}-640.webp`)
		// A cutout is transparent.
		.flatten()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const row = info.width * 3;
	const levels = new Uint8Array(data.length / 3);
	const difference = (a: number, b: number) => abs((data[a] ?? 0) - (data[b] ?? 0));
	for (let pixel = info.width; pixel < levels.length - info.width; pixel++) {
		let contrast = 0;
		for (let i = pixel * 3; i < pixel * 3 + 3; i++) {
			contrast = max(contrast, difference(i - 3, i + 3), difference(i - row, i + row));
		}
		levels[pixel] = contrast;
	}
	return { width: info.width, levels };
}

/** Whether a picture has an edge within a pixel of this one. */
const hasEdgeAt = ({ width, levels }: Contrast, pixel: number) =>
	[-width, 0, width].some((row) =>
		[-1, 0, 1].some((column) => (levels[pixel + row + column] ?? 0) > EDGE),
	);

/** The share of a picture's outlines that lie on edges of another picture. */
function sharedOutlines(of: Contrast, other: Contrast): number {
	let outlines = 0;
	let shared = 0;
	for (const [pixel, level] of of.levels.entries()) {
		if (level <= OUTLINE) continue;
		outlines++;
		if (hasEdgeAt(other, pixel)) shared++;
	}
	return shared / outlines;
}

const names = readdirSync(FOLDER)
	.map((file) => NIGHT.exec(file)?.[1])
	.filter((name) => name !== undefined);

/*
 * By night a model has other colours, shadows and lit windows, so its area cannot be compared. But
 * the outlines of one picture are edges of the other: from another camera at most three quarters of
 * them are, from the same one more than 98 %. The better of both directions counts, because a white
 * model on a pale ground has few edges by day, and a dark one few by night.
 */
test.each(names)(
	"%s shows its model in the same place by day and by night",
	{ tags: ["release"] },
	async (name) => {
		const [day, night] = await Promise.all([contrastOf(name), contrastOf(`${name}-night`)]);
		const shared = max(sharedOutlines(night, day), sharedOutlines(day, night));
		expect(shared).toBeGreaterThan(0.98);
	},
);

const NARROW = 960;
/** Of the width of the narrow picture: far enough to show, and less than a piece is wide. */
const SHIFT = 0.01;

const greyOf = async (name: string, width: number) => {
	const picture = sharp(join(FOLDER, name)).resize({ width }).grayscale();
	return (await picture.raw().toBuffer({ resolveWithObject: true })) as {
		data: Buffer;
		info: { width: number; height: number };
	};
};

test.each(Object.entries(films))(
	"the film of %s lies on the picture of a phone where the model is",
	{ tags: ["release"] },
	async (name, { phone: [size, end, below], day }) => {
		const wide = await greyOf(`${name}-wide-1600.webp`, Math.round(NARROW * size));
		const narrow = await greyOf(`${name}-960.webp`, NARROW);
		const scale = wide.info.width / RENDER[0];
		const [left, top, right, bottom] = day.part.map((edge) => Math.round(edge * scale));
		/** How much the pictures differ where things move, if the wide one lies so far from its place. */
		const difference = (dx: number, dy: number) => {
			const x = Math.round(NARROW * (1 - end + dx)) - wide.info.width;
			const y = narrow.info.height - Math.round(NARROW * (below - dy)) - wide.info.height;
			let [sum, count] = [0, 0];
			for (
				let row = Math.max(top ?? 0, -y);
				row < Math.min(bottom ?? 0, narrow.info.height - y);
				row++
			) {
				for (let column = left ?? 0; column < Math.min(right ?? 0, NARROW - x); column++) {
					const there = narrow.data[(row + y) * NARROW + column + x] ?? 0;
					sum += Math.abs(there - (wide.data[row * wide.info.width + column] ?? 0));
					count++;
				}
			}
			return sum / count;
		};
		const inPlace = difference(0, 0);
		for (const [dx, dy] of [
			[SHIFT, 0],
			[-SHIFT, 0],
			[0, SHIFT],
			[0, -SHIFT],
		] as const) {
			expect(difference(dx, dy) / inPlace, `moved by ${dx}, ${dy}`).toBeGreaterThan(1.2);
		}
	},
);
