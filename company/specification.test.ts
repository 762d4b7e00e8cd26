/**
 * Counts and facts that the specification fixes for this company. Delete the file for another one.
 */
import { expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import { offeringsOf } from "#content/navigation.ts";
import { pagesOf } from "#content/pages.ts";

/** An expectation whose failure says what to do. */
const fact = <T>(value: T) =>
	expect(
		value,
		"The specification of this firm fixes it. If the firm has changed it on purpose, change this test as well.",
	);

/** The firm may have more than the specification names, in any place. */
const named = (group: "solutions" | "services", ids: string[]) =>
	offeringsOf(group)
		.map(({ id }) => id)
		.filter((id) => ids.includes(id));

test("six solutions and six services, in the order of the specification", () => {
	const solutions = [
		"real-estate-software-company",
		"cloud-services",
		"customer-identity-and-access-management",
		"digital-transformation-services",
		"application-framework",
		"power-apps",
	];
	const services = [
		"application-development",
		"api-development",
		"application-support",
		"third-party-api-integrations",
		"dedicated-development-teams",
		"product-engineering",
	];
	fact(named("solutions", solutions)).toEqual(solutions);
	fact(named("services", services)).toEqual(services);
});

test("six integrations and nine brochures, seven of them in the index", () => {
	fact(pagesOf("integration").length).toBeGreaterThanOrEqual(6);
	fact(pagesOf("brochure").filter(({ note }) => note).length).toBeGreaterThanOrEqual(7);
	fact(pagesOf("brochure").length).toBeGreaterThanOrEqual(9);
});

test("two vacancies, which ask for a CV by email later", () => {
	const vacancies = pagesOf("vacancy").filter(({ experience }) => experience === "0-4 years");
	fact(vacancies.length).toBeGreaterThanOrEqual(2);
	const [home] = pagesOf("home");
	fact(JSON.stringify(home?.careers.page.apply)).toContain("We will ask for your CV by email");
});

test("the tabs of the techstack, in order", () => {
	const tabs = Object.keys(technologies.tabs).join(", ");
	fact(tabs).toBe("Frontend, Backend, Servers, Cloud, DevOps, Power Apps");
});

test("the figures of the claims", () => {
	const [company] = pagesOf("company");
	const onPages = pagesOf("offering").flatMap(({ sections }) =>
		sections.flatMap((section) => ("fact" in section && section.fact ? [section.fact] : [])),
	);
	const figures = onPages.map(({ figure }) => figure);
	fact(figures).toEqual(expect.arrayContaining(["99.9%", "Over 600"]));
	fact(company?.paragraphs.join(" ")).toMatch(/over 25 years/i);
	fact(company?.timeline.ages.map(({ name }) => name)).toEqual([
		"Desktop programs",
		"Server-rendered pages",
		"Web services",
		"Mobile screens",
		"The cloud",
		"Low-code platforms",
	]);
});

test("the founding year and the years of the copyright line", () => {
	fact([site.founded, site.copyrightYears]).toEqual(["1998", "2022-25"]);
});

test("the page about quality invents no case, quote or person", () => {
	fact(pagesOf("quality").map(({ proof }) => Object.keys(proof))).toEqual([["heading"]]);
});
