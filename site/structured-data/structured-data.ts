import { type Article, type Crumb, isArticle, trailOf } from "#content/navigation.ts";
import { type Page, type PageOf, pageOfSection, pages } from "#content/pages.ts";
import type { Site } from "#content/schema/files.ts";
import { jobPosting } from "./job-posting.ts";
import { organization, webSite } from "./organization.ts";
import { reading } from "./reading.ts";

export type Facts = { site: Site; origin: string };

type Offered = PageOf<"offering" | "integration">;

/** The address of a step: a section of the home page has its own page. */
function addressOf(crumb: Crumb): string {
	const page =
		"route" in crumb
			? pages.find(({ route }) => route === crumb.route)
			: pageOfSection(crumb.section);
	return page?.meta.canonical ?? "/";
}

function breadcrumb(page: Offered | Article, origin: string) {
	const steps = [
		...trailOf(page).map((crumb) => ({ name: crumb.name, path: addressOf(crumb) })),
		{ name: page.meta.title, path: page.meta.canonical },
	];
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: `${origin}${path}`,
		})),
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
	const { site, origin } = facts;
	if (page.meta.robots !== "index") return undefined;
	const offered = isOffered(page) ? [service(page, origin)] : [];
	const trail = isOffered(page) || isArticle(page) ? [breadcrumb(page, origin)] : [];
	const jobs = page.kind === "vacancy" ? jobPosting(page, site, origin) : [];
	return {
		"@context": "https://schema.org",
		"@graph": [
			organization(site, origin),
			webSite(site, origin),
			...offered,
			...reading(page, origin),
			...trail,
			...jobs,
		],
	};
}
