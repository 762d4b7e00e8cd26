// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import { pageById, pagesOf } from "#content/pages.ts";
import { BrochureView } from "./view.tsx";

const [brochure] = pagesOf("brochure").filter(({ of }) => pageById(of).kind === "offering");
if (!brochure) throw new Error("The firm has no brochure of an offering.");

beforeEach(() => {
	render(<BrochureView page={brochure} />);
});
afterEach(cleanup);

test("links to the page that it is about and shows the sections of that page", () => {
	const about = pageById(brochure.of);
	expect(screen.getByRole("link", { name: /^Visit/ }).getAttribute("href")).toBe(
		about.meta.canonical,
	);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(brochure.slide.heading1);
	const sections = about.kind === "offering" ? about.sections : [];
	const shown = brochure.sections.flatMap((one) =>
		"page" in one && one.page === brochure.of && "section" in one ? [one.section] : [],
	);
	expect(shown.length).toBeGreaterThan(0);
	for (const id of shown) {
		const section = sections.find((one) => one.id === id);
		const name = section && "heading" in section ? section.heading : undefined;
		expect(screen.getByRole("region", { name })).toBeTruthy();
	}
});

test("shows the email address in place of the form", () => {
	expect(screen.queryByRole("textbox")).toBeNull();
	const contact = screen.getByRole("region", { name: "Contact us" });
	expect(within(contact).getByRole("link").getAttribute("href")).toBe(`mailto:${site.email}`);
});

test("shows the technologies in their groups", () => {
	const panel = screen.getByRole("region", { name: technologies.panel.heading });
	const groups = within(panel).getAllByRole("heading", { level: 3 });
	expect(groups.map(({ textContent }) => textContent)).toEqual(
		technologies.panel.groups.map(({ group }) => group),
	);
});

const [marked] = pagesOf("brochure").filter(({ indicator }) => indicator);
test.skipIf(!marked)("the brochure with an indicator has one, for its slide", () => {
	cleanup();
	if (marked) render(<BrochureView page={marked} />);
	const indicator = screen.getByRole("button", { name: /^Slide 1 of 1/ });
	expect(indicator.getAttribute("aria-current")).toBe("true");
});
