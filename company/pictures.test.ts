import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { films, RENDER } from "#site/pages/home/hero-film/films.ts";

const FOLDER = "company/public/art";
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
