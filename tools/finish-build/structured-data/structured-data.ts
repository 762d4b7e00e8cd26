import type { BreadcrumbList, Service } from "schema-dts";
import type { PageRecord } from "../../../content/read-page-records.ts";
import type { Site, Vacancy } from "../../../content/schema.ts";
import { jobPostings } from "./job-postings.ts";
import { organization, webSite } from "./organization.ts";

export type Facts = { site: Site; vacancies: Vacancy[]; origin: string; today: string };

/** The pages of the home sections at which a breadcrumb begins. */
const PARENTS: Record<string, string> = { whatwedo: "/what-we-do", ourservices: "/our-services" };

function breadcrumb({ meta, parent }: Required<PageRecord>, origin: string) {
	return {
		"@type": "BreadcrumbList",
		itemListElement: [
			{
				"@type": "ListItem",
				position: 1,
				name: parent.label,
				item: `${origin}${PARENTS[parent.section]}`,
			},
			{ "@type": "ListItem", position: 2, name: meta.title, item: `${origin}${meta.canonical}` },
		],
	} satisfies BreadcrumbList;
}

function service({ meta, header }: Required<PageRecord>, origin: string) {
	return {
		"@type": "Service",
		name: meta.title,
		serviceType: header.title,
		description: meta.description,
		url: `${origin}${meta.canonical}`,
		provider: { "@id": `${origin}/#organization` },
	} satisfies Service;
}

const isOffered = (record: PageRecord): record is Required<PageRecord> =>
	Boolean(record.parent && record.header);

/** What a page tells machines of itself: nothing, when it wants not to be indexed. */
export function structuredData(record: PageRecord, facts: Facts): object | undefined {
	const { meta } = record;
	const { site, vacancies, origin, today } = facts;
	if (meta.robots !== "index") return undefined;
	const own = isOffered(record) ? [service(record, origin), breadcrumb(record, origin)] : [];
	const jobs = meta.route === "/" ? jobPostings(vacancies, site, origin, today) : [];
	return {
		"@context": "https://schema.org",
		"@graph": [organization(site, origin), webSite(site, origin), ...own, ...jobs],
	};
}
