import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const LARGEST = 1600;

/**
 * A picture of the site as paper wants it: as many pixels as its printed size needs, and as
 * JPEG, the only kind that a PDF takes over as it is (others grow tenfold).
 * @param name the picture's name in `art/`, without width or ending
 * @param width pixels; never more than the picture has
 */
export function printPicture(client: string, name: string, width: number): Promise<Buffer> {
	const source = join(client, "art", `${name}-${LARGEST}.webp`);
	if (!existsSync(source)) throw new Error(`There is no picture ${source}.`);
	return sharp(source)
		.resize({ width: Math.min(width, LARGEST) })
		.jpeg({ quality: 82, mozjpeg: true })
		.toBuffer();
}
