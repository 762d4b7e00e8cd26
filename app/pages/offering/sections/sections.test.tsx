// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { renderInRouter } from "#app/test/render-in-router.tsx";
import { pageAt } from "#content/pages.ts";
import { resolveSection, type Section, type SectionOf } from "#content/resolve.ts";
import { PageSection } from "../page-section.tsx";

afterEach(cleanup);

const show = (section: Section) => renderInRouter(<PageSection section={section} />);

function find<K extends Section["kind"]>(route: string, kind: K, id?: string): SectionOf<K> {
	const found = pageAt(route, "offering")
		.sections.map(resolveSection)
		.find((section) => section.kind === kind && section.id === (id ?? section.id));
	if (!found) throw new Error(`${route} has no section of kind ${kind}.`);
	return found as SectionOf<K>;
}

const realEstate = "/what-we-do/real-estate-software-company";
const powerApps = "/what-we-do/power-apps";
const framework = "/what-we-do/application-framework";
const identity = "/what-we-do/customer-identity-and-access-management";
const cloud = "/what-we-do/cloud-services";
const support = "/our-services/application-support";
const integrations = "/our-services/third-party-api-integrations";
const teams = "/our-services/dedicated-development-teams";
const engineering = "/our-services/product-engineering";
const api = "/our-services/api-development";

describe.each([
	["cards with a fact", find(realEstate, "items", "expertise"), 8],
	["seven cards", find(powerApps, "items", "features"), 7],
	["cards without a fact", find(framework, "items", "authentication"), 8],
	["register", find(realEstate, "items", "services"), 10],
	["register in ink", find(identity, "items", "services"), 6],
	["benefits in ink", find(cloud, "items"), 6],
	["benefits on the page", find(powerApps, "items", "keybenefits"), 5],
	["rows", find(support, "items"), 5],
	["columns", find(identity, "items", "overview"), 3],
])("%s", (_, section, count) => {
	test("shows each item once, with a heading and its description", () => {
		show(section);
		const items = screen.getAllByRole("listitem");
		expect(items).toHaveLength(count);
		const titles = section.items.map((item) => ("title" in item ? item.title : item.point));
		for (const [index, { description }] of section.items.entries()) {
			const item = items[index] as HTMLElement;
			expect(within(item).getByRole("heading", { level: 3 }).textContent).toBe(titles[index]);
			expect(item.textContent).toContain(description);
		}
	});

	test("is a region named by its heading, which is the anchor", () => {
		show(section);
		expect(screen.getByRole("region", { name: section.heading })).toBeTruthy();
		expect(screen.getByRole("heading", { level: 2 }).id).toBe(section.id);
	});
});

test("the first card has the fact and its label", () => {
	const section = find(realEstate, "items", "expertise");
	show(section);
	const first = within(screen.getAllByRole("listitem")[0] as HTMLElement);
	expect(first.getByRole("definition").textContent).toBe(section.fact?.figure);
	expect(first.getByRole("term").textContent).toBe(section.fact?.label);
});

test.each([
	["beside a picture", find(realEstate, "links")],
	["as cards", find(integrations, "links")],
])("links %s: each item is one link with a distinct name", (_, section) => {
	show(section);
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		section.items.map(({ route }) => route),
	);
	expect(links).toHaveLength(6);
	for (const [index, { name }] of section.items.entries())
		expect(links[index]).toBe(screen.getByRole("link", { name: new RegExp(name) }));
});

test("the name of a card says what the visitor can read more about", () => {
	const section = find(integrations, "links");
	show(section);
	for (const { name } of section.items)
		expect(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${name}`) }),
		).toBeTruthy();
});

test.each([
	["cloud", find(cloud, "providers"), 3],
	["identity", find(identity, "providers"), 4],
])(
	"providers of %s: each name once, and a text alternative only if it differs",
	(_, section, count) => {
		show(section);
		expect(screen.getByRole("region", { name: section.heading })).toBeTruthy();
		const items = screen.getAllByRole("listitem");
		expect(items).toHaveLength(count);
		for (const [index, { title, alt }] of section.items.entries()) {
			const item = within(items[index] as HTMLElement);
			expect(item.getByText(title)).toBeTruthy();
			const logo = item.queryByRole("img");
			expect(logo?.getAttribute("alt")).toBe(alt === title ? undefined : alt);
		}
	},
);

test.each([
	["step", find(teams, "steps"), 5],
	["keyword", find(engineering, "steps"), 6],
])("the steps of a record with the field %s are an ordered list", (field, section, count) => {
	show(section);
	const list = screen.getByRole("list");
	expect(list.tagName).toBe("OL");
	const titles = within(list).getAllByRole("heading", { level: 3 });
	expect(titles).toHaveLength(count);
	expect(titles.map(({ textContent }) => textContent)).toEqual(
		section.items.map((item) => (item as { [name: string]: string })[field]),
	);
});

test("a banner has a heading and text", () => {
	const section = find(api, "banner");
	show(section);
	expect(screen.getByRole("region", { name: section.heading })).toBeTruthy();
	expect(screen.getByText(section.text)).toBeTruthy();
});

test("the techstack says what the page's subject needs which technology for", () => {
	show(find(api, "techstack"));
	expect(screen.getByRole("region", { name: "Our Techstack" })).toBeTruthy();
	const purposes = screen.getAllByRole("term").map(({ textContent }) => textContent);
	expect(purposes).toEqual(["APIs:", "Tokens:", "Contract tests:"]);
	const used = screen.getAllByRole("definition").map(({ textContent }) => textContent);
	expect(used).toEqual(["Web API, Node JS", "JWT", "Automated tests"]);
});

test("a techstack without uses has only its tabs", () => {
	show(find(integrations, "techstack"));
	expect(screen.getAllByRole("tab")).toHaveLength(6);
	expect(screen.queryByRole("term")).toBeNull();
});
