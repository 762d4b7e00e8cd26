import type { Page } from "../../content/pages.ts";

/** Beside the title: a render, a sheet of paper with a render on it, or the brand mark. */
export type PagePicture =
	| { kind: "model"; picture: string }
	| { kind: "sheet"; picture: string }
	| { kind: "mark"; complete: boolean };

/** The picture of a page in link previews. */
export function pagePicture({ kind, picture }: Page): PagePicture {
	if (kind === "brochure" || kind === "brochure-index") return { kind: "sheet", picture };
	if (picture === "mark" || picture === "mark-with-gap") {
		return { kind: "mark", complete: picture === "mark" };
	}
	return { kind: "model", picture };
}
