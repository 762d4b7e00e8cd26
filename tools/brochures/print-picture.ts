import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const MAX_WIDTH = 1600;

/**
 * Converts a picture of the site for print. It becomes a JPEG because Chromium embeds JPEGs
 * unchanged in a PDF; other formats grow tenfold.
 * @param name name of the picture in `art/`, without width and extension
 * @param width in pixels; limited to the width of the picture
 * @throws when there is no such picture
 */
export function printPicture(client: string, name: string, width: number): Promise<Buffer> {
	const source = join(client, "art", `${name}-${MAX_WIDTH}.webp`);
	if (!existsSync(source)) throw new Error(`There is no picture ${source}.`);
	return sharp(source)
		.resize({ width: Math.min(width, MAX_WIDTH) })
		.jpeg({ quality: 82, mozjpeg: true })
		.toBuffer();
}
