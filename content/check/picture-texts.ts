/** Checks that every picture that shows something has an alternative text (WCAG 1.1.1). */
import type { Page } from "../pages.ts";
import { type ContentError, fileOf } from "./content-error.ts";
import { MARKS } from "./references.ts";

/** The drawn pictures of this project. They only decorate the copy beside them, so they need none. */
const ILLUSTRATIONS = new Set([
	"accounts-payment",
	"api-development",
	"app-in-a-box",
	"application-development",
	"cloud",
	"digital-transformation",
	"document-automation",
	"hero",
	"identity",
	"identity-access",
	"integrations",
	"location-address",
	"messaging",
	"power-apps",
	"product-engineering",
	"property-database",
	"real-estate",
	"support",
	"team",
]);

/** Whether a picture is drawn for this project, and not an owner's. */
export const isDecoration = (picture: string): boolean =>
	MARKS.has(picture) || ILLUSTRATIONS.has(picture.replace(/(-(wide|closing|detail|night))+$/, ""));

/** The kinds that show the picture of a page at its top. */
const SHOWN = new Set<Page["kind"]>([
	"offering",
	"integration",
	"vacancy",
	"quality",
	"note",
	"guide",
	"article-index",
	"glossary",
]);

/** An error for each page that shows a picture of the owner without a text. */
export const missingPictureTexts = (pages: readonly Page[]): ContentError[] =>
	pages
		.filter((page) => SHOWN.has(page.kind) && !isDecoration(page.picture))
		.filter((page) => !("pictureText" in page && page.pictureText))
		.map((page) => ({
			file: fileOf(page),
			path: "pictureText",
			code: "no-picture-text",
			message: "is needed for a picture of your own",
		}));
