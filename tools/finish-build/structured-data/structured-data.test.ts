import { expect, test } from "vitest";
import { site, vacancies } from "#content/records.ts";
import type { Site, Vacancy } from "#content/schema.ts";
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
const posted = vacancies.map((vacancy): Vacancy => ({ ...vacancy, posting }));

const meta = {
	route: "/",
	canonical: "/",
	title: "A title",
	description: "A description",
	keywords: "",
	robots: "index",
};
const nodes = (record: Parameters<typeof structuredData>[0], given: Partial<Facts> = {}) => {
	const data = structuredData(record, { ...facts, ...given }) as { "@graph": Node[] };
	return JSON.parse(JSON.stringify(data))["@graph"] as Node[];
};
const types = (all: Node[]) => all.map((node) => node["@type"]);

test("a stand-in is never told to machines, a real fact is", () => {
	const [draft] = nodes({ meta });
	expect(draft).toMatchObject({ name: site.company, foundingDate: "1998", url: `${origin}/` });
	for (const key of ["legalName", "email", "address", "identifier"]) {
		expect(draft).not.toHaveProperty(key);
	}
	const [real] = nodes({ meta }, { site: realSite });
	expect(real).toMatchObject({
		legalName: "Firm Pte. Ltd.",
		email: "office@firm.example",
		address: { streetAddress: "1 Street, Singapore" },
		identifier: { value: "199800001A" },
	});
});

test("a service names its provider, and a breadcrumb the way to it", () => {
	const record = {
		meta: { ...meta, route: "/our-services/x", canonical: "/what-we-do/x" },
		parent: { label: "What we do", section: "whatwedo" },
		header: { title: "A service", detailedDescription: "" },
	};
	const all = nodes(record);
	expect(types(all)).toEqual(["Organization", "WebSite", "Service", "BreadcrumbList"]);
	expect(all[2]).toMatchObject({
		url: `${origin}/what-we-do/x`,
		provider: { "@id": all[0]?.["@id"] },
	});
	expect(all[3]?.itemListElement).toMatchObject([
		{ position: 1, name: "What we do", item: `${origin}/what-we-do` },
		{ position: 2, name: "A title", item: `${origin}/what-we-do/x` },
	]);
});

test("a page that wants not to be indexed says nothing", () => {
	expect(structuredData({ meta: { ...meta, robots: "noindex" } }, facts)).toBeUndefined();
});

test.each([
	["with the facts that are there now", {}, 0],
	["with dates, but a stand-in for the firm", { vacancies: posted }, 0],
	["with a real firm, but no dates", { site: realSite }, 0],
	[
		"with everything, after the last day",
		{ site: realSite, vacancies: posted, today: "2027-03-01" },
		0,
	],
	["with everything", { site: realSite, vacancies: posted }, 2],
])("job postings %s", (_, given, count) => {
	const jobs = nodes({ meta }, given).filter((node) => node["@type"] === "JobPosting");
	expect(jobs).toHaveLength(count);
	for (const job of jobs) expect(job).toMatchObject({ hiringOrganization: { name: "Firm" } });
});

test("job postings stand on the home page only", () => {
	const given = { site: realSite, vacancies: posted };
	expect(types(nodes({ meta: { ...meta, route: "/contact" } }, given))).not.toContain("JobPosting");
});

test("the data ends with its own element, and the policy needs no hash for it", () => {
	const page = "<html><head><title>x</title></head><body></body></html>";
	const html = writeStructuredData(page, { name: "</script><script>alert(1)" });
	expect(html.match(/<\/script>/g)).toHaveLength(1);
	const [, json = ""] =
		/<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
	expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)" });
	expect(contentSecurityPolicy([html])).toBe(contentSecurityPolicy([page]));
	const running = page.replace("</head>", "<script>alert(1)</script></head>");
	expect(contentSecurityPolicy([running])).not.toBe(contentSecurityPolicy([page]));
});
