import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { SOCIAL_IMAGE_SIZE } from "../../content/social-image.ts";

/** Networks that show link previews take this much at once, and phones load it fast. */
export const LIMIT = 60 * 1024;

/** What is wrong with the file of a social picture, in a few words; nothing when all is well. */
export async function faultOf(file: string): Promise<string | undefined> {
	if (!existsSync(file)) return "is missing";
	const { width, height, format } = await sharp(file).metadata();
	if (format !== "jpeg") return `is a ${format}, not a JPEG`;
	const size = `${width} × ${height}`;
	const wanted = `${SOCIAL_IMAGE_SIZE.width} × ${SOCIAL_IMAGE_SIZE.height}`;
	if (size !== wanted) return `has ${size} pixels, not ${wanted}`;
	const { size: bytes } = statSync(file);
	return bytes > LIMIT ? `has ${Math.ceil(bytes / 1024)} KB, above ${LIMIT / 1024}` : undefined;
}
