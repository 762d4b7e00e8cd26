/** Copy from the records of the pages, for tests that need it only to find something. */

import { dirname } from "node:path";
import home from "#company/pages/home.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { type PageOf, pagesOf, routesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";

const literally = (text: string) => text.replaceAll(/[^\w\s]/g, "\\$&");

type Offering = PageOf<"offering">;
const offeringAt = (path: string) =>
	pagesOf("offering").find((page) => routesOf(page).includes(path));

/**
 * The path of a solution or a service; in a firm that lacks it, that of the first page like it: by
 * default of the same group. The path itself if there is none, and then `open` skips the test.
 */
export function offeringLike(
	path: string,
	isLike = ({ route }: Offering) => dirname(route) === dirname(path),
): string {
	return (offeringAt(path) ?? pagesOf("offering").find(isLike))?.route ?? path;
}

export const SOLUTION = offeringLike("/what-we-do/cloud-services");
export const SERVICE = offeringLike("/our-services/application-support");

/** Pages with a feature that not every offering has. */
export const TECHSTACK_PAGE = offeringLike("/our-services/application-support", ({ sections }) =>
	sections.some(({ kind }) => kind === "techstack"),
);
export const TABS_PAGE = offeringLike("/what-we-do/power-apps", ({ sections }) =>
	sections.some(({ tab }) => tab),
);
export const SLIDES_PAGE = offeringLike(
	"/what-we-do/digital-transformation-services",
	({ slides }) => slides !== undefined && slides.items.length > 1,
);

/** The name of an offering, which is the text of the links to its page. */
export const nameAt = (path: string) => offeringAt(path)?.name ?? path;
export const mainHeadingAt = (path: string) => offeringAt(path)?.header.title ?? nameAt(path);
export const closingCallAt = (path: string) => offeringAt(path)?.cta.text ?? path;
export const sectionsAt = (path: string) => offeringAt(path)?.sections ?? [];

/** The name of a slide and of its indicator: by default of any. */
export function slideName(n: number | "\\d" = "\\d", title = "") {
	const pattern = literally(ui.heroPosition).replaceAll(/\\([{}])/g, "$1");
	return new RegExp(`^${fill(pattern, { n, total: "\\d", title: literally(title) })}`);
}

/** The title of the slide with this picture, or with the page of it. */
export function slideWith(picture: string): string {
	const slide = home.heroSlides.find(({ typeID }) => typeID === picture);
	return slide ? `${slide.label}. ${slide.heading1}` : picture;
}

/** How many slides the hero of home has: seven in the firm of the specification. */
export const SLIDES = home.heroSlides.length;
