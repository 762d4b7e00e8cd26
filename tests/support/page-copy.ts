/** Copy from the records of the pages, for tests that need it only to find something. */

import { dirname } from "node:path";
import form from "#company/enquiry-form.json" with { type: "json" };
import home from "#company/pages/home.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { demoPages } from "#content/demo-pages.ts";
import { nextOf } from "#content/navigation.ts";
import { openVacancies } from "#content/open-vacancies.ts";
import { type PageOf, pages, pagesOf, routesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";

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
const solution = recordAt(SOLUTION);
/** The page to which that of the solution links at its end. */
export const NEXT_PAGE = solution ? nextOf(solution).route : SOLUTION;

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

/** The main heading of the page of an offering or an integration. */
export function mainHeadingAt(path: string): string {
	const record = recordAt(path);
	return record?.header.title ?? nameAt(path);
}

/** The text of the closing call of an offering or an integration. */
export const closingCallAt = (path: string): string => recordAt(path)?.cta.text ?? path;

/** How many slides the hero of home has: seven in the firm of the specification. */
export const SLIDES = home.heroSlides.length;

/** The sections of the page of an offering. */
export function sectionsAt(path: string) {
	const record = recordAt(path);
	return record?.kind === "offering" ? record.sections : [];
}

/** The heading of the demo on a page, or the path of a page that another firm does not have. */
export function demoHeadingAt(path: string): string {
	const page = demoPages.find(({ route }) => route === path);
	return page?.demo.heading ?? path;
}

/** The first open vacancy. Without one, the tests that apply for it are skipped. */
export const [vacancy] = openVacancies();

const [consultationStart = ""] = form.consultation.message.split(/\s*\n/);
/** The links that lead to the form and fill in its type and a part of its message. */
export const prefills = {
	apply: {
		link: `${ui.apply} ${fill(ui.applyFor, { role: vacancy?.name ?? "" })}`,
		type: "Career",
		message: new RegExp(vacancy?.name ?? ""),
	},
	consultation: {
		link: form.consultation.label,
		type: "Software Solutions",
		message: new RegExp(`^${consultationStart}`),
	},
} as const;
