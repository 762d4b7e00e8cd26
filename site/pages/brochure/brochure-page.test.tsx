// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import site from "#company/site.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import { pageById, pagesOf } from "#content/pages.ts";
import { renderInRouter } from "#site/test/render-in-router.tsx";
import { BrochurePage } from "./brochure-page.tsx";
import { loader } from "./view.tsx";

const [brochure] = pagesOf("brochure").filter(({ of }) => pageById(of).kind === "offering");
if (!brochure) throw new Error("The firm has no brochure of an offering.");

async function show(route: string) {
	vi.stubGlobal("matchMedia", () => ({
		matches: true,
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
	const url = new URL(route, "https://site.example");
	const { page } = loader({ url } as Parameters<typeof loader>[0]);
	renderInRouter(<BrochurePage brochure={page} />);
	await screen.findByRole("region", { name: "Contact us" });
}
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("links to the page that it is about and shows the sections of that page", async () => {
	await show(brochure.route);
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

test("shows the email address in place of the form", async () => {
	await show(brochure.route);
	expect(screen.queryByRole("textbox")).toBeNull();
	const contact = screen.getByRole("region", { name: "Contact us" });
	expect(within(contact).getByRole("link").getAttribute("href")).toBe(`mailto:${site.email}`);
});

test("shows the technologies in their groups", async () => {
	await show(brochure.route);
	const panel = screen.getByRole("region", { name: technologies.panel.heading });
	const groups = within(panel).getAllByRole("heading", { level: 3 });
	expect(groups.map(({ textContent }) => textContent)).toEqual(
		technologies.panel.groups.map(({ group }) => group),
	);
});

test("opens the print dialog", async () => {
	await show(brochure.route);
	const print = vi.fn();
	vi.stubGlobal("print", print);
	await userEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
	expect(print).toHaveBeenCalledOnce();
});

const [marked] = pagesOf("brochure").filter(({ indicator }) => indicator);
test.skipIf(!marked)("the brochure with an indicator has one, for its slide", async () => {
	await show(marked?.route ?? "");
	const indicator = screen.getByRole("button", { name: /^Slide 1 of 1/ });
	expect(indicator.getAttribute("aria-current")).toBe("true");
	await userEvent.click(indicator);
	expect(indicator.getAttribute("aria-current")).toBe("true");
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(marked?.slide.heading1);
});
