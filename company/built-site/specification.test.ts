// @vitest-environment jsdom
import { expect, test } from "vitest";
import { builtPages, htmlOf } from "../../tests/support/built-pages.ts";

/** An expectation whose failure says what to do. */
const fact = <T>(value: T) =>
	expect(
		value,
		"The specification of this firm fixes it. If the firm has changed it on purpose, change this test as well.",
	);

/** The sections of each page and their number of items, from section 2 of the specification. */
const pages: Record<string, Record<string, number>> = {
	"/what-we-do/cloud-services": { "Key benefits": 6 },
	"/what-we-do/real-estate-software-company": {
		"Our Expertise": 8,
		"Our Services": 10,
		"Third Party Integrations": 6,
		Techstack: 6,
		"Key Benefits": 6,
	},
	"/what-we-do/customer-identity-and-access-management": {
		Overview: 3,
		"Key Benefits": 4,
		"Our Services": 6,
	},
	"/what-we-do/digital-transformation-services": {
		"Key benefits": 5,
		"Third Party Integrations": 6,
		"Our Techstack": 6,
	},
	"/what-we-do/application-framework": { Authentication: 8, Reliability: 6, Techstack: 6 },
	"/what-we-do/power-apps": {
		"Our Features": 7,
		"Components of Power Apps": 3,
		Techstack: 6,
		"Key Benefits": 5,
	},
	"/our-services/application-development": { "Our expertise": 5, Techstack: 6 },
	"/our-services/api-development": { "Our Expertise": 5, "Our Techstack": 6 },
	"/our-services/application-support": { "Our services": 5, Techstack: 6 },
	"/our-services/third-party-api-integrations": { "API Integrations": 6, "Our Techstack": 6 },
	"/what-we-do/third-party-api-integrations": { "API Integrations": 6, "Our Techstack": 6 },
	"/our-services/dedicated-development-teams": {
		"Key benefits": 6,
		"How it works": 5,
		Techstack: 6,
	},
	"/our-services/product-engineering": { "Key benefits": 6, "How it works": 6, Techstack: 6 },
	"/": { "What We Do": 6, "Our services": 6, Techstack: 3, Careers: 2 },
};

/** The number of kinds on each integration page. Each kind lists up to four providers. */
const INTEGRATIONS = "/our-services/third-party-api-integrations";
const details: Record<string, number> = {
	"location-address-integration": 3,
	"real-estate-property-database": 4,
	"document-automation": 3,
	"accounts-and-payment": 3,
	"messaging-communication": 3,
	"identity-access-integration": 3,
};

const parse = (path: string) => new DOMParser().parseFromString(htmlOf(path), "text/html");
/** The numbers of items of the sections of a page, in order. */
const countsOf = (path: string) =>
	[...parse(path).querySelectorAll("main section")].map(
		(section) => section.querySelectorAll("h3").length,
	);

/** The firm may call a section otherwise, add one or put more into it. */
test.each(Object.entries(pages))("%s has the sections of the specification", (path, sections) => {
	const counts = countsOf(path);
	let from = 0;
	for (const [name, least] of Object.entries(sections)) {
		const at = counts.findIndex((count, index) => index >= from && count >= least);
		fact(at >= 0 ? "there" : `no section like “${name}” with ${least} items`).toBe("there");
		from = at + 1;
	}
});

test.each(Object.entries(details))(
	"%s lists %i kinds with one to four providers each",
	(name, count) => {
		const main = parse(`${INTEGRATIONS}/${name}`).querySelector("main");
		const kinds = [...(main?.querySelectorAll("li") ?? [])].filter((item) =>
			item.querySelector("h2"),
		);
		fact(kinds.length).toBe(count);
		for (const kind of kinds) {
			const providers = kind.querySelectorAll("li").length;
			fact(providers).toBeGreaterThanOrEqual(1);
			fact(providers).toBeLessThanOrEqual(4);
		}
	},
);

test("both addresses of the integrations page have the specified canonical link", () => {
	for (const path of ["/our-services", "/what-we-do"]) {
		const link = parse(`${path}/third-party-api-integrations`).querySelector("link[rel=canonical]");
		fact(link?.getAttribute("href")).toMatch(/\/what-we-do\/third-party-api-integrations$/);
	}
});

test("the footer names the legal entity, its country, its registration number and its address", () => {
	const lines = parse("/").querySelector("footer address")?.textContent?.split("\n");
	fact(lines?.[0]).toContain("Pte. Ltd.");
	fact(lines?.[1]).toBe("Registered in Singapore.");
	fact(lines?.[2]).toMatch(/^UEN \w{9,10}/);
	fact(lines?.[3]).toContain("Singapore");
});

test("the build has every page", () => {
	fact(builtPages.length).toBeGreaterThanOrEqual(40);
});

test("home has seven slides, 21 clients and four facts", () => {
	const page = parse("/");
	fact(page.querySelectorAll("[aria-roledescription=slide]").length).toBe(7);
	const logos = [...page.querySelectorAll("img[src*=partners]")].filter(
		(logo) => !logo.closest("[aria-hidden=true], [inert]"),
	);
	fact(logos.filter((logo) => logo.getAttribute("alt")).length).toBeGreaterThanOrEqual(21);
	fact(page.querySelectorAll("#whoweare dl dd").length).toBe(4);
});

test.each([
	["/", 10_000],
	["/what-we-do/digital-transformation-services", 5_000],
])("each slide of %s is shown for %i ms", (path, due) => {
	const slides = parse(path).querySelector<HTMLElement>("site-island:has([aria-roledescription])");
	fact(slides?.dataset.due).toBe(String(due));
});

test.each([
	["/what-we-do/cloud-services", 50],
	["/our-services/api-development", 30],
	[`${INTEGRATIONS}/document-automation`, 50],
])("%s types its line with %i ms for each character", (path, speed) => {
	fact(parse(path).querySelector<HTMLElement>("typed-line")?.dataset.speed).toBe(String(speed));
});
