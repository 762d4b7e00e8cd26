// @vitest-environment jsdom
import { expect, test } from "vitest";
import { htmlOf } from "../../tests/support/built-pages.ts";

/** An expectation whose failure says what to do. */
const fact = <T>(value: T) =>
	expect(
		value,
		"The specification of this firm fixes it. If the firm has changed it on purpose, change this test as well.",
	);

/** The numbers of items of each page's sections, from section 2 of the specification. */
const pages: Record<string, number[]> = {
	"/what-we-do/cloud-services": [6],
	"/what-we-do/real-estate-software-company": [8, 10, 6, 6, 6],
	"/what-we-do/customer-identity-and-access-management": [3, 4, 6],
	"/what-we-do/digital-transformation-services": [5, 6, 6],
	"/what-we-do/application-framework": [8, 6, 6],
	"/what-we-do/power-apps": [7, 3, 6, 5],
	"/our-services/application-development": [5, 6],
	"/our-services/api-development": [5, 6],
	"/our-services/application-support": [5, 6],
	"/our-services/third-party-api-integrations": [6, 6],
	"/what-we-do/third-party-api-integrations": [6, 6],
	"/our-services/dedicated-development-teams": [6, 5, 6],
	"/our-services/product-engineering": [6, 6, 6],
	"/": [6, 6, 3, 2],
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

/** The firm may add a section, or put more into one. */
test.each(Object.entries(pages))("%s has sections with %j items", (path, sections) => {
	const counts = [...parse(path).querySelectorAll("main section")].map(
		(section) => section.querySelectorAll("h3").length,
	);
	for (const least of sections) {
		const at = counts.findIndex((count) => count >= least);
		fact(at >= 0 ? "there" : `no section with ${least} items after those before`).toBe("there");
		counts.splice(0, at + 1);
	}
});

test.each(Object.entries(details))(
	"%s lists %i kinds with one to four providers each",
	(name, count) => {
		const kinds = parse(`${INTEGRATIONS}/${name}`).querySelectorAll("main li:has(h2)");
		fact(kinds.length).toBe(count);
		for (const kind of kinds) fact([1, 2, 3, 4]).toContain(kind.querySelectorAll("li").length);
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

test("home has seven slides and 21 clients", () => {
	const page = parse("/");
	fact(page.querySelectorAll("[aria-roledescription=slide]").length).toBe(7);
	const logos = page.querySelectorAll("ul:not([aria-hidden=true]) img[src*=partners][alt]");
	fact(logos.length).toBeGreaterThanOrEqual(21);
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
