import { parentOf } from "../../../content/navigation.ts";
import { type Page, type PageOf, pagesOf } from "../../../content/pages.ts";
import type { Site, Vacancy } from "../../../content/schema/files.ts";
import { jobPostings } from "./job-postings.ts";
import { organization, webSite } from "./organization.ts";

export type Facts = { site: Site; vacancies: Vacancy[]; origin: string; today: string };

type Offered = PageOf<"offering" | "integration">;

function breadcrumb(page: Offered, origin: string) {
	const { name, section } = parentOf(page);
	const parent = pagesOf("home-section").find((one) => one.section === section);
	const { title, canonical } = page.meta;
	return {
		"@type": "BreadcrumbList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, name, item: `${origin}${parent?.route ?? "/"}` },
			{ "@type": "ListItem", position: 2, name: title, item: `${origin}${canonical}` },
		],
	};
}

function service({ name, meta, header }: Offered, origin: string) {
	return {
		"@type": "Service",
		name: meta.title,
		serviceType: header.title ?? name,
		description: meta.description,
		url: `${origin}${meta.canonical}`,
		provider: { "@id": `${origin}/#organization` },
	};
}

const isOffered = (page: Page): page is Offered =>
	page.kind === "offering" || page.kind === "integration";

/** The JSON-LD of a page, or undefined for a noindex page. */
export function structuredData(page: Page, facts: Facts): object | undefined {
	const { site, vacancies, origin, today } = facts;
	if (page.meta.robots !== "index") return undefined;
	const own = isOffered(page) ? [service(page, origin), breadcrumb(page, origin)] : [];
	const jobs = page.kind === "home" ? jobPostings(vacancies, site, origin, today) : [];
	return {
		"@context": "https://schema.org",
		"@graph": [organization(site, origin), webSite(site, origin), ...own, ...jobs],
	};
}
