import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { type Page, records } from "../../content/pages.ts";
import { PREVIEW_PICTURE_SIZE, previewPicture } from "../../content/preview-picture.ts";
import { illustrationOf, previewHtml, renderFile } from "./template.ts";

/** Maps each page's route to a fingerprint of what its picture was made from. */
export const MANIFEST = "company/preview-pictures.json";

export type Preview = { route: string; file: string; html: string; fingerprint: string };

const font = readFileSync("company/made/display.woff2");

/** Hashes everything that determines the picture: title, layout, colours, font and the render. */
function fingerprintOf(html: string, page: Page): string {
	const hash = createHash("sha256").update(html).update(font);
	const shown = illustrationOf(page);
	if (shown.kind !== "mark") hash.update(readFileSync(renderFile(shown.picture)));
	return hash.digest("hex").slice(0, 16);
}

/**
 * The preview of every record, sorted by route: that of a closed vacancy stays, should it open again.
 * A page with two addresses uses its canonical one.
 */
export function previews(): Preview[] {
	const all = records.map((page) => {
		const html = previewHtml(page.meta.title, illustrationOf(page));
		const route = page.meta.canonical;
		const file = `company/public${previewPicture(route)}`;
		return { route, file, html, fingerprint: fingerprintOf(html, page) };
	});
	return all.sort((a, b) => (a.route < b.route ? -1 : 1));
}

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
