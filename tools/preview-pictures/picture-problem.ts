import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { PREVIEW_PICTURE_SIZE } from "../../content/preview-picture.ts";

/** In bytes. Services that show link previews accept this size, and phones load it quickly. */
export const MAX_BYTES = 60 * 1024;

/** Describes what is wrong with the file of a preview picture, or returns undefined. */
export async function pictureProblem(file: string): Promise<string | undefined> {
	if (!existsSync(file)) return "is missing";
	const { width, height, format } = await sharp(file).metadata();
	if (format !== "jpeg") return `is a ${format}, not a JPEG`;
	const size = `${width} × ${height}`;
	const wanted = `${PREVIEW_PICTURE_SIZE.width} × ${PREVIEW_PICTURE_SIZE.height}`;
	if (size !== wanted) return `has ${size} pixels, not ${wanted}`;
	const { size: bytes } = statSync(file);
	return bytes > MAX_BYTES
		? `has ${Math.ceil(bytes / 1024)} KB, more than ${MAX_BYTES / 1024}`
		: undefined;
}
