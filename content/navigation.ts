/**
 * How pages relate to each other: menus, breadcrumbs, neighbours and brochures, from the registry.
 */
import { hasCareers } from "./open-vacancies.ts";
import { type Page, type PageOf, pageById, pageOfSection, pages, pagesOf } from "./pages.ts";
import type { SectionId } from "./section-ids.ts";

/** What other pages need for a link to a page. */
export type PageLink = { name: string; route: string; picture: string };
/** What menus and breadcrumbs need for a link to a section of the home page. */
export type SectionLinkTarget = { name: string; section: SectionId };
/** What the menu needs for a section: also the address of its own page, if it has one. */
type MenuSection = SectionLinkTarget & { page?: string | undefined };
/** A step of a breadcrumb. */
export type Crumb = SectionLinkTarget | PageLink;
/** What a card and the menu show of a page. */
export type PageCard = PageLink & { summary: string };

export const linkTo = ({ name, route, picture }: Page): PageLink => ({ name, route, picture });

/** A link with a text of its own to the page with this id. */
export const textLink = ({ text, page }: { text: string; page: string }) => ({
	text,
	route: pageById(page).route,
});

export const cardOf = (page: PageOf<"offering" | "integration">): PageCard => ({
	...linkTo(page),
	picture: page.cardPicture ?? page.picture,
	summary: page.summary,
});

export const offeringsOf = (group: PageOf<"offering">["group"]): PageOf<"offering">[] =>
	pagesOf("offering").filter((page) => page.group === group);

/** The sections in the menu, in order. "What we do" and "Our services" are in its dropdown instead. */
const MENU_SECTIONS: readonly SectionId[] = ["techstack", "whoweare", "career", "contact"];

/** A section has the name of its own page. Careers has no page, so home's record names it. */
function sectionLink(section: SectionId): SectionLinkTarget {
	const name = pageOfSection(section)?.name ?? pagesOf("home")[0]?.careers.name ?? "";
	return { name, section };
}

const isOnHome = (id: SectionId): boolean =>
	pagesOf("home").some(({ sections }) => sections.some((section) => section === id)) &&
	(id !== "career" || hasCareers());

const withSummary = (page: PageOf<"offering">): PageCard => ({
	...linkTo(page),
	summary: page.summary,
});

/** The links of the header and the footer. */
export const menu = () => ({
	solutions: offeringsOf("solutions").map(withSummary),
	services: offeringsOf("services").map(withSummary),
	sections: MENU_SECTIONS.filter(isOnHome).map(
		(id): MenuSection => ({ ...sectionLink(id), page: pageOfSection(id)?.route }),
	),
	// A section that home does not show is still there as a page.
	company: [
		...MENU_SECTIONS.flatMap((id) => (isOnHome(id) ? [] : (pageOfSection(id) ?? []))),
		...pagesOf("quality"),
		...pagesOf("article-index"),
		...pagesOf("glossary"),
		...pagesOf("brochure-index"),
	].map(linkTo),
	texts: [
		...pagesOf("text"),
		...pagesOf("quality").flatMap(({ id }) => pagesOf("brochure").filter(({ of }) => of === id)),
	].map(linkTo),
});

export type Menu = ReturnType<typeof menu>;

/** The home section to which a vacancy belongs. */
export const careersSection = (): SectionLinkTarget => sectionLink("career");

/** The service whose page is above this one. */
const overviewOf = (page: Page) =>
	offeringsOf("services").find(({ route }) => page.route.startsWith(`${route}/`));

export type Article = PageOf<"note" | "guide">;
export const isArticle = (page: Page): page is Article =>
	page.kind === "note" || page.kind === "guide";

/** The newest first. */
const byDay = (a: Article, b: Article) => b.day.localeCompare(a.day);

/** All notes or all guides, the newest first. */
export const articlesOf = (kind: Article["kind"]): Article[] => pagesOf(kind).toSorted(byDay);

const MOST_ARTICLES = 3;

/** What there is to read about an offering. */
export const articlesAbout = (id: string): Article[] =>
	pages
		.filter(isArticle)
		.filter(({ offerings }) => offerings.includes(id))
		.toSorted(byDay)
		.slice(0, MOST_ARTICLES);

/** The breadcrumb of a page without the page itself. It follows the page's address. */
export function trailOf(page: PageOf<"offering" | "integration"> | Article): Crumb[] {
	if (isArticle(page)) {
		return pagesOf("article-index")
			.filter(({ of }) => of === page.kind)
			.map(linkTo);
	}
	const isSolution = page.kind === "offering" && page.group === "solutions";
	const home = sectionLink(isSolution ? "whatwedo" : "ourservices");
	const overview = overviewOf(page);
	return overview ? [home, linkTo(overview)] : [home];
}

/** The banner of an integration: a home section (specification, section 2) and a title. */
export const bannerOf = (page: PageOf<"integration">) => ({
	...sectionLink("whatwedo"),
	title: overviewOf(page)?.banner,
});

/** The page to which a page links at its end. The last one of its group links to the first. */
export function nextOf(page: PageOf<"offering" | "integration">): PageLink {
	const sequence: Page[] =
		page.kind === "integration"
			? pagesOf("integration")
			: [...offeringsOf("solutions"), ...offeringsOf("services")];
	return linkTo(sequence[(sequence.indexOf(page) + 1) % sequence.length] ?? page);
}

/** True for a page with something to read: not for lists of links, single messages and the form. */
const isPrintable = (page: Page): boolean =>
	page.kind === "home-section"
		? page.section !== "footer"
		: !["contact", "brochure-index", "not-found", "notice", "answer", "receipt"].includes(
				page.kind,
			);

/** How to get a page on paper: the address of its brochure, or whether to print the page itself. */
export const paperOf = (page: Page): string | boolean =>
	pagesOf("brochure").find(({ of }) => of === page.id)?.route ?? isPrintable(page);

/** The page that a brochure is about. */
export const subjectOf = (brochure: PageOf<"brochure">): Page => pageById(brochure.of);

/** The pages that the 404 page can suggest: all indexed ones except home. */
export const destinations = (): PageLink[] =>
	pages.filter(({ kind, meta }) => kind !== "home" && meta.robots === "index").map(linkTo);
