// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import technologies from "#company/technologies.json" with { type: "json" };
import { pagesOf } from "#content/pages.ts";
import { resolveSection, type Section, type SectionOf } from "#content/resolve.ts";
import { PageSection } from "./page-section.tsx";

afterEach(cleanup);

const show = (section: Section) => render(<PageSection section={section} />);

type Found<K extends Section["kind"]> = { place: string; section: SectionOf<K> };

/** All sections of a kind, with their place. */
function sectionsOf<K extends Section["kind"]>(kind: K): Found<K>[] {
	return pagesOf("offering").flatMap(({ id, sections }) =>
		sections
			.map(resolveSection)
			.filter((section): section is SectionOf<K> => section.kind === kind)
			.map((section) => ({ place: `${id}, ${section.id}`, section })),
	);
}

test("the pages have each kind and layout of sections", () => {
	const found = pagesOf("offering").flatMap(({ sections }) =>
		sections.map((one) => ("layout" in one ? `${one.kind} ${one.layout}` : one.kind)),
	);
	expect([...new Set(found)].sort()).toEqual([
		...["banner", "demo", "items benefits", "items cards", "items columns", "items register"],
		...["items rows", "links join", "links tiles", "providers", "steps", "techstack"],
	]);
});

describe.each(sectionsOf("items"))("items of $place", ({ section }) => {
	test("shows each item once, with a heading and its description", () => {
		show(section);
		const items = screen.getAllByRole("listitem");
		expect(items).toHaveLength(section.items.length);
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

const withFact = sectionsOf("items").filter(({ section }) => section.fact);
test.each(withFact)("$place: the first card has the fact and its label", ({ section }) => {
	show(section);
	const first = within(screen.getAllByRole("listitem")[0] as HTMLElement);
	expect(first.getByRole("definition").textContent).toBe(section.fact?.figure);
	expect(first.getByRole("term").textContent).toBe(section.fact?.label);
});

test.each(sectionsOf("links"))("links of $place are links with distinct names", ({ section }) => {
	show(section);
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		section.items.map(({ route }) => route),
	);
	for (const [index, { name }] of section.items.entries())
		expect(links[index]).toBe(screen.getByRole("link", { name: new RegExp(name) }));
});

const cards = sectionsOf("links").filter(({ section }) => section.layout === "tiles");
test.each(cards)("$place: the name of a card says what one can read more about", ({ section }) => {
	show(section);
	for (const { name } of section.items)
		expect(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${name}`) }),
		).toBeTruthy();
});

test.each(sectionsOf("providers"))(
	"providers of $place: each name once, and a text alternative only if it differs",
	({ section }) => {
		show(section);
		expect(screen.getByRole("region", { name: section.heading })).toBeTruthy();
		const items = screen.getAllByRole("listitem");
		expect(items).toHaveLength(section.items.length);
		for (const [index, { title, alt }] of section.items.entries()) {
			const item = within(items[index] as HTMLElement);
			expect(item.getByText(title)).toBeTruthy();
			const logo = item.queryByRole("img");
			expect(logo?.getAttribute("alt")).toBe(alt === title ? undefined : alt);
		}
	},
);

test.each(sectionsOf("steps"))("the steps of $place are an ordered list", ({ section }) => {
	show(section);
	const list = screen.getByRole("list");
	expect(list.tagName).toBe("OL");
	const titles = within(list).getAllByRole("heading", { level: 3 });
	expect(titles.map(({ textContent }) => textContent)).toEqual(
		section.items.map((item) => ("step" in item ? item.step : item.keyword)),
	);
});

test.each(sectionsOf("banner"))("the banner of $place has a heading and text", ({ section }) => {
	show(section);
	expect(screen.getByRole("region", { name: section.heading })).toBeTruthy();
	expect(screen.getByText(section.text)).toBeTruthy();
});

test.each(sectionsOf("techstack"))(
	"the techstack of $place says what its subject needs which technology for",
	({ section }) => {
		show(section);
		expect(screen.getByRole("region", { name: section.heading })).toBeTruthy();
		const texts = (role: string) => screen.queryAllByRole(role).map((one) => one.textContent);
		const uses = section.uses ?? [];
		expect(texts("term")).toEqual(uses.map((use) => `${use.for}:`));
		expect(texts("definition")).toEqual(uses.map((use) => use.technologies.join(", ")));
		expect(screen.getAllByRole("tab")).toHaveLength(Object.keys(technologies.tabs).length);
	},
);
