import { expect, test } from "vitest";
import given from "#company/site.json" with { type: "json" };
import { offeringsOf } from "#content/navigation.ts";
import { type Page, pageAt, pagesOf, parsePage } from "#content/pages.ts";
import placeholders from "#content/placeholders.json" with { type: "json" };
import type { Site } from "#content/schema/files.ts";
import { sampleVacancy } from "#content/test/sample-vacancy.ts";
import { type Facts, structuredData } from "./structured-data.ts";

type Node = Record<string, unknown> & { "@type": string };

const origin = "https://www.firm.example";
/** A firm that has given no facts yet. */
const site: Site = { ...given, ...placeholders.site };
const facts: Facts = { site, origin };
const realSite: Site = {
	...site,
	company: "Firm",
	legalEntity: "Firm Pte. Ltd.",
	registeredAddress: "1 Street, Singapore",
	uen: "199800001A",
	email: "office@firm.example",
};
const { page: vacancy } = parsePage("sample", sampleVacancy);
if (vacancy?.kind !== "vacancy") throw new Error("The sample is no vacancy.");
const posting = { datePosted: "2027-01-02", locality: "Singapore", country: "SG" };
const posted = { ...vacancy, posting, lastDay: "2027-02-28" };

const [home] = pagesOf("home");
if (!home) throw new Error("There is no home page.");
const nodes = (page: Page, given: Partial<Facts> = {}) => {
	const data = structuredData(page, { ...facts, ...given });
	return JSON.parse(JSON.stringify(data))["@graph"] as Node[];
};
const types = (all: Node[]) => all.map((node) => node["@type"]);

test("structured data has real facts only, never a placeholder", () => {
	const [draft] = nodes(home);
	expect(draft).toMatchObject({ name: site.company, foundingDate: site.founded });
	const more = { phone: "+65 6123 4567", people: [{ name: "Ada Müller", role: "Founder" }] };
	const [real] = nodes(home, { site: { ...realSite, ...more } });
	const given = {
		legalName: "Firm Pte. Ltd.",
		email: "office@firm.example",
		address: { streetAddress: "1 Street, Singapore" },
		identifier: { value: "199800001A" },
		telephone: "+65 6123 4567",
		employee: [{ "@type": "Person", name: "Ada Müller", jobTitle: "Founder" }],
	};
	expect(real).toMatchObject(given);
	for (const key of Object.keys(given)) expect(draft).not.toHaveProperty(key);
});

test("a service names its provider, and its breadcrumb begins with the parent page", () => {
	const [page] = offeringsOf("services");
	if (!page) throw new Error("The firm has no service.");
	const all = nodes(page);
	const url = origin + page.meta.canonical;
	expect(types(all)).toEqual(["Organization", "WebSite", "Service", "BreadcrumbList"]);
	expect(all[2]).toMatchObject({ url, provider: { "@id": all[0]?.["@id"] } });
	expect(all[3]?.itemListElement).toMatchObject([
		{ position: 1, name: "Our services", item: `${origin}/our-services` },
		{ position: 2, name: page.meta.title, item: url },
	]);
});

test("the page of a vacancy is a job posting with its own address, and its last day if it has one", () => {
	const job = {
		title: vacancy.name,
		url: `${origin}${vacancy.route}`,
		directApply: true,
		datePosted: "2027-01-02",
		hiringOrganization: { name: "Firm" },
		jobLocation: { address: { addressLocality: "Singapore", addressCountry: "SG" } },
	};
	const { lastDay: validThrough, ...open } = posted;
	const jobOf = (page: Page) => nodes(page, { site: realSite }).at(-1);
	expect(jobOf(posted)).toMatchObject({ "@type": "JobPosting", ...job, validThrough });
	expect(jobOf(open)).toMatchObject(job);
	expect(jobOf(open)).not.toHaveProperty("validThrough");
});

test.each([
	["a vacancy, without its first day and place", vacancy, realSite],
	["a vacancy, with a placeholder for the company", posted, site],
	["the contact page", pageAt("/contact", "contact"), realSite],
])("%s is no job posting", (_, page, ofSite) => {
	expect(types(nodes(page, { site: ofSite }))).not.toContain("JobPosting");
});
