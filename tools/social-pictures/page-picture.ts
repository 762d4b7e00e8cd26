import type { PageRecord } from "../../content/read-page-records.ts";

/** What stands beside the title: a render, a brochure's sheet with a render on it, or the brand mark. */
export type PagePicture =
	| { kind: "model"; picture: string }
	| { kind: "sheet"; picture: string }
	| { kind: "mark"; complete: boolean };

/** Pages whose record names no picture: what each one shows of the world of models. */
const pictures: Record<string, string> = {
	"/": "hero-wide",
	"/contact": "hero-wide-night",
	"/our-services": "application-development",
	"/techstack": "api-development",
	"/what-we-do": "hero-wide",
	"/who-we-are": "team",
};

/** Something is missing on these, as in the mark that they show on the site. */
const INCOMPLETE = new Set(["/404", "/enquiry-failed"]);

const standard = (picture: string) => picture.replace(/-wide$/, "");

/** The picture of a page: its subject's render, or the mark on pages without a subject. */
export function pagePicture({ meta, picture, slide }: PageRecord): PagePicture {
	if (slide) return { kind: "sheet", picture: standard(slide.image) };
	if (meta.route === "/pdf") return { kind: "sheet", picture: "hero" };
	const subject = picture ?? pictures[meta.route];
	if (subject) return { kind: "model", picture: subject };
	return { kind: "mark", complete: !INCOMPLETE.has(meta.route) };
}
