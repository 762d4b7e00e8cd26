/** Copy from the records of the pages, for tests that need it only to find something. */

import { dirname } from "node:path";
import form from "#company/enquiry-form.json" with { type: "json" };
import home from "#company/pages/home.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { openVacancies } from "#content/open-vacancies.ts";
import { type PageOf, pages, pagesOf, routesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";

/** A text as a part of a regular expression. */
export const literally = (text: string) => text.replaceAll(/[^\w\s]/g, "\\$&");

function recordAt(path: string) {
	const page = pages.find((other) => routesOf(other).includes(path));
	return page?.kind === "offering" || page?.kind === "integration" ? page : undefined;
}

type Offering = PageOf<"offering">;

/**
 * The path of a solution or a service; in a firm that lacks it, that of the first page like it: by
 * default of the same group. The path itself if there is none, and then `open` skips the test.
 */
export function offeringLike(
	path: string,
	isLike = ({ route }: Offering) => dirname(route) === dirname(path),
): string {
	const page = recordAt(path) ?? pagesOf("offering").find(isLike);
	return page?.route ?? path;
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

/**
 * The name of an offering or an integration, which is the text of the links to its page; of one that
 * another firm does not have, the path. `open` skips the tests of these.
 */
export const nameAt = (path: string): string => recordAt(path)?.name ?? path;

/** The title of a page, without the name of the firm. */
export const titleAt = (path: string): string =>
	pages.find((page) => routesOf(page).includes(path))?.meta.title ?? path;

/** The main heading of the page of an offering or an integration. */
export function mainHeadingAt(path: string): string {
	const record = recordAt(path);
	return record?.header.title ?? nameAt(path);
}

/** The text of the closing call of an offering or an integration. */
export const closingCallAt = (path: string): string => recordAt(path)?.cta.text ?? path;

/** The name of a slide and of its indicator: by default of any. */
export const slideName = (n: number | "\\d" = "\\d", title = "") =>
	new RegExp(
		`^${fill(literally(ui.heroPosition).replaceAll(/\\([{}])/g, "$1"), {
			...{ n, total: "\\d" },
			title: literally(title),
		})}`,
	);

/** The title of the slide with this picture, or with the page of it. */
export function slideWith(picture: string): string {
	const slide = home.heroSlides.find(({ typeID }) => typeID === picture);
	return slide ? `${slide.label}. ${slide.heading1}` : picture;
}

/** How many slides the hero of home has: seven in the firm of the specification. */
export const SLIDES = home.heroSlides.length;

/** The sections of the page of an offering. */
export function sectionsAt(path: string) {
	const record = recordAt(path);
	return record?.kind === "offering" ? record.sections : [];
}

/** The first open vacancy. Without one, the tests that apply for it are skipped. */
export const [vacancy] = openVacancies();

const [consultationStart = ""] = form.consultation.message.split(/\s*\n/);
/** The links that lead to the form and fill in its type and a part of its message. */
export const prefills = {
	apply: {
		link: `${ui.apply} ${fill(ui.applyFor, { role: vacancy?.name ?? "" })}`,
		type: "Career",
		message: new RegExp(literally(vacancy?.name ?? "")),
	},
	consultation: {
		link: form.consultation.label,
		type: "Software Solutions",
		message: new RegExp(`^${literally(consultationStart)}`),
	},
} as const;
