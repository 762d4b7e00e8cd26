// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PageSection } from "#app/pages/offering/page-sections.tsx";
import type { Brochure } from "#content/page-schema.ts";
import cloudRecord from "#content/pages/cloud-services.json";
import cloud from "#content/pages/cloud-services-pdf.json";
import integrations from "#content/pages/third-party-api-integration-pdf.json";
import integrationRecord from "#content/pages/third-party-api-integrations.json";
import { site } from "#content/site.ts";
import { BrochurePage } from "./brochure-page.tsx";
import { BrochureParts } from "./brochure-parts.tsx";
import type { BrochurePages } from "./referenced-section.ts";

const pages = {
	"cloud-services": cloudRecord,
	"third-party-api-integrations": integrationRecord,
} as BrochurePages;

function show(record: Brochure) {
	vi.stubGlobal("matchMedia", () => ({
		matches: true,
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
	const element = (
		<BrochurePage
			record={record}
			Parts={() => (
				<BrochureParts record={record} pages={pages} components={{ section: PageSection }} />
			)}
		/>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("one slide visits the page that it is about; the sections are those of that page", () => {
	show(cloud as Brochure);
	expect(screen.getByRole("link", { name: /^Visit/ }).getAttribute("href")).toBe(
		"/what-we-do/cloud-services",
	);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(cloud.slide.heading1);
	const benefits = screen.getByRole("region", { name: "Key Benefits" });
	expect(within(benefits).getAllByRole("listitem")).toHaveLength(6);
});

test("in place of the form stands the address to write to", () => {
	show(cloud as Brochure);
	expect(screen.queryByRole("textbox")).toBeNull();
	const contact = screen.getByRole("region", { name: "Contact us" });
	expect(within(contact).getByRole("link").getAttribute("href")).toBe(`mailto:${site.email}`);
});

test("the techstack panel has four groups", () => {
	show(cloud as Brochure);
	const panel = screen.getByRole("region", { name: "Techstack" });
	const groups = within(panel).getAllByRole("heading", { level: 3 });
	expect(groups.map(({ textContent }) => textContent)).toEqual([
		"Backend",
		"Frontend",
		"Server",
		"Cloud",
	]);
});

test("the button opens the browser's print window", async () => {
	show(cloud as Brochure);
	const print = vi.fn();
	vi.stubGlobal("print", print);
	await userEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
	expect(print).toHaveBeenCalledOnce();
});

test("the third-party page has one indicator, which shows its slide", async () => {
	show({ ...(integrations as Brochure), sections: [{ panel: "techstack" }] });
	const indicator = screen.getByRole("button", { name: /^Slide 1 of 1/ });
	expect(indicator.getAttribute("aria-current")).toBe("true");
	await userEvent.click(indicator);
	expect(indicator.getAttribute("aria-current")).toBe("true");
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(integrations.slide.heading1);
});
