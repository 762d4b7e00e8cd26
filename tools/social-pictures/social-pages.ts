import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type PageRecord, readPageRecords } from "../../content/read-page-records.ts";
import { socialImage } from "../../content/social-image.ts";
import { pagePicture } from "./page-picture.ts";
import { renderFile, socialPage } from "./template.ts";

/** The manifest: address of each page → fingerprint of what its picture was made from. */
export const MANIFEST = "art/social-pictures.json";

export type SocialPage = { route: string; file: string; html: string; fingerprint: string };

/** Everything that decides how the picture looks: words, layout, colours and the render itself. */
function fingerprintOf(html: string, record: PageRecord): string {
	const hash = createHash("sha256").update(html);
	const shown = pagePicture(record);
	if (shown.kind !== "mark") hash.update(readFileSync(renderFile(shown.picture)));
	return hash.digest("hex").slice(0, 16);
}

/** The social picture of every page; a page under two addresses has the one of its canonical. */
export function socialPages(): SocialPage[] {
	const pages = readPageRecords().map(({ record }) => {
		const html = socialPage(record.meta.title, pagePicture(record));
		const route = record.meta.canonical;
		const file = `public${socialImage(route)}`;
		return { route, file, html, fingerprint: fingerprintOf(html, record) };
	});
	return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}
