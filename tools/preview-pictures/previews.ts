import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Page, records } from "../../content/pages.ts";
import { previewPicture } from "../../content/preview-picture.ts";
import { illustrationOf } from "./illustration.ts";
import { previewHtml, renderFile } from "./template.ts";

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
