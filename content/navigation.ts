/** What pages say of each other: menus, breadcrumbs, neighbours, brochures. Derived from the registry. */
import { type Page, type PageOf, pageById, pages, pagesOf } from "./pages.ts";
import type { SectionId } from "./section-ids.ts";

/** A page as other pages link to it. */
export type PageLink = { name: string; route: string; picture: string };
/** A section of the home page as menus and breadcrumbs link to it. */
export type SectionLinkTarget = { name: string; section: SectionId };
/** A page with the summary that its card shows. */
export type PageCard = PageLink & { summary: string };

export const linkTo = ({ name, route, picture }: Page): PageLink => ({ name, route, picture });

export const cardOf = (page: PageOf<"offering" | "integration">): PageCard => ({
	...linkTo(page),
	summary: page.summary,
});

export const offeringsOf = (group: PageOf<"offering">["group"]): PageOf<"offering">[] =>
	pagesOf("offering").filter((page) => page.group === group);

/** Sections in the menu, in their order; "What we do" and "Our services" are its dropdown. */
const MENU_SECTIONS: readonly SectionId[] = ["techstack", "whoweare", "career", "contact"];

/** A section of home has the name of its own page; Careers, which has none, is named at home. */
function sectionLink(section: SectionId): SectionLinkTarget {
	const own = pagesOf("home-section").find((page) => page.section === section);
	const name = own?.name ?? pagesOf("home")[0]?.careers.name ?? "";
	return { name, section };
}

/** The links of header and footer. */
export const menu = () => ({
	solutions: offeringsOf("solutions").map(linkTo),
	services: offeringsOf("services").map(linkTo),
	sections: MENU_SECTIONS.map(sectionLink),
	company: [...pagesOf("brochure-index"), ...pagesOf("text")].map(linkTo),
});

export type Menu = ReturnType<typeof menu>;

/** The section of home that an offering or integration belongs to, where its breadcrumb begins. */
export function parentOf(page: PageOf<"offering" | "integration">): SectionLinkTarget {
	const isService = page.kind === "offering" && page.group === "services";
	return sectionLink(isService ? "ourservices" : "whatwedo");
}

/** The neighbour that a page points to at its end; the last one points to the first. */
export function nextOf(page: PageOf<"offering" | "integration">): PageLink {
	const row: Page[] =
		page.kind === "integration"
			? pagesOf("integration")
			: [...offeringsOf("solutions"), ...offeringsOf("services")];
	return linkTo(row[(row.indexOf(page) + 1) % row.length] ?? page);
}

/** The address of the brochure of a page, if there is one. */
export const brochureOf = ({ id }: Page): string | undefined =>
	pagesOf("brochure").find(({ of }) => of === id)?.route;

/** The page that a brochure is about. */
export const subjectOf = (brochure: PageOf<"brochure">): Page => pageById(brochure.of);

/** The pages that a visitor may look for: those that search engines may list, without home. */
export const destinations = (): PageLink[] =>
	pages.filter(({ kind, meta }) => kind !== "home" && meta.robots === "index").map(linkTo);
