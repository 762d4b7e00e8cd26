import { expect, test } from "vitest";
import { type Page, pageAt, pagesOf } from "#content/pages.ts";
import type { Site, Vacancy } from "#content/schema/files.ts";
import site from "#content/site.json" with { type: "json" };
import vacancies from "#content/vacancies.json" with { type: "json" };
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { type Facts, structuredData } from "./structured-data.ts";
import { writeStructuredData } from "./write-structured-data.ts";

type Node = Record<string, unknown> & { "@type": string };

const origin = "https://www.firm.example";
const facts: Facts = { site, vacancies, origin, today: "2027-01-15" };
const realSite: Site = {
	...site,
	company: "Firm",
	legalEntity: "Firm Pte. Ltd.",
	registeredAddress: "1 Street, Singapore",
	uen: "199800001A",
	email: "office@firm.example",
};
const posting = {
	datePosted: "2027-01-02",
	validThrough: "2027-02-28",
	locality: "Singapore",
	country: "SG",
};
const postedVacancies = vacancies.map((vacancy): Vacancy => ({ ...vacancy, posting }));

const [home] = pagesOf("home");
if (!home) throw new Error("There is no home page.");
const nodes = (page: Page, given: Partial<Facts> = {}) => {
	const data = structuredData(page, { ...facts, ...given }) as { "@graph": Node[] };
	return JSON.parse(JSON.stringify(data))["@graph"] as Node[];
};
const types = (all: Node[]) => all.map((node) => node["@type"]);

test("structured data has real facts only, never a placeholder", () => {
	const [draft] = nodes(home);
	expect(draft).toMatchObject({ name: site.company, foundingDate: "1998", url: `${origin}/` });
	for (const key of ["legalName", "email", "address", "identifier"]) {
		expect(draft).not.toHaveProperty(key);
	}
	const [real] = nodes(home, { site: realSite });
	expect(real).toMatchObject({
		legalName: "Firm Pte. Ltd.",
		email: "office@firm.example",
		address: { streetAddress: "1 Street, Singapore" },
		identifier: { value: "199800001A" },
	});
});

test("a service names its provider, and its breadcrumb begins with the parent page", () => {
	const page = pageAt("/our-services/third-party-api-integrations", "offering");
	const all = nodes(page);
	expect(types(all)).toEqual(["Organization", "WebSite", "Service", "BreadcrumbList"]);
	expect(all[2]).toMatchObject({
		url: `${origin}/what-we-do/third-party-api-integrations`,
		provider: { "@id": all[0]?.["@id"] },
	});
	expect(all[3]?.itemListElement).toMatchObject([
		{ position: 1, name: "Our services", item: `${origin}/our-services` },
		{ position: 2, name: page.meta.title, item: `${origin}${page.meta.canonical}` },
	]);
});

test("the breadcrumb of an integration follows its address", () => {
	const page = pageAt(
		"/our-services/third-party-api-integrations/document-automation",
		"integration",
	);
	expect(nodes(page)[3]?.itemListElement).toMatchObject([
		{ position: 1, item: `${origin}/our-services` },
		{ position: 2, item: `${origin}/what-we-do/third-party-api-integrations` },
		{ position: 3, item: `${origin}${page.meta.canonical}` },
	]);
});

test("a noindex page has no structured data", () => {
	expect(structuredData(pageAt("/footer", "home-section"), facts)).toBeUndefined();
});

test.each([
	["with the shipped content", {}, 0],
	["with dates, but a placeholder for the company", { vacancies: postedVacancies }, 0],
	["with a real company, but no dates", { site: realSite }, 0],
	[
		"with everything, after the last day of the posting",
		{ site: realSite, vacancies: postedVacancies, today: "2027-03-01" },
		0,
	],
	["with everything", { site: realSite, vacancies: postedVacancies }, 2],
])("job postings %s", (_, given, count) => {
	const jobs = nodes(home, given).filter((node) => node["@type"] === "JobPosting");
	expect(jobs).toHaveLength(count);
	for (const job of jobs) expect(job).toMatchObject({ hiringOrganization: { name: "Firm" } });
});

test("only the home page has job postings", () => {
	const given = { site: realSite, vacancies: postedVacancies };
	expect(types(nodes(pageAt("/contact", "home-section"), given))).not.toContain("JobPosting");
});

test("no text can end the JSON-LD element early, and the policy needs no hash for it", () => {
	const page = "<html><head><title>x</title></head><body></body></html>";
	const html = writeStructuredData(page, { name: "</script><script>alert(1)" });
	expect(html.match(/<\/script>/g)).toHaveLength(1);
	const [, json = ""] =
		/<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
	expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)" });
	expect(contentSecurityPolicy([html])).toBe(contentSecurityPolicy([page]));
	const withScript = page.replace("</head>", "<script>alert(1)</script></head>");
	expect(contentSecurityPolicy([withScript])).not.toBe(contentSecurityPolicy([page]));
});
