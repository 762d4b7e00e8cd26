import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pages as allPages, type Page } from "../../content/pages.ts";
import { socialImage } from "../../content/social-image.ts";
import { pagePicture } from "./page-picture.ts";
import { renderFile, socialPage } from "./template.ts";

/** The manifest: address of each page → fingerprint of what its picture was made from. */
export const MANIFEST = "art/social-pictures.json";

export type SocialPage = { route: string; file: string; html: string; fingerprint: string };

/** Everything that decides how the picture looks: words, layout, colours and the render itself. */
function fingerprintOf(html: string, page: Page): string {
	const hash = createHash("sha256").update(html);
	const shown = pagePicture(page);
	if (shown.kind !== "mark") hash.update(readFileSync(renderFile(shown.picture)));
	return hash.digest("hex").slice(0, 16);
}

/** The preview picture of every page; a page at two addresses has the one of its canonical. */
export function socialPages(): SocialPage[] {
	const pages = allPages.map((page) => {
		const html = socialPage(page.meta.title, pagePicture(page));
		const route = page.meta.canonical;
		const file = `public${socialImage(route)}`;
		return { route, file, html, fingerprint: fingerprintOf(html, page) };
	});
	return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}
