// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderInRouter } from "#app/test/render-in-router.tsx";
import cloud from "#company/pages/cloud-services-pdf.json" with { type: "json" };
import integrations from "#company/pages/third-party-api-integration-pdf.json" with {
	type: "json",
};
import site from "#company/site.json" with { type: "json" };
import { BrochurePage } from "./brochure-page.tsx";
import { loader } from "./route.tsx";

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
	await show(cloud.route);
	expect(screen.getByRole("link", { name: /^Visit/ }).getAttribute("href")).toBe(
		"/what-we-do/cloud-services",
	);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(cloud.slide.heading1);
	const benefits = screen.getByRole("region", { name: "Key benefits" });
	expect(within(benefits).getAllByRole("listitem")).toHaveLength(6);
});

test("shows the email address in place of the form", async () => {
	await show(cloud.route);
	expect(screen.queryByRole("textbox")).toBeNull();
	const contact = screen.getByRole("region", { name: "Contact us" });
	expect(within(contact).getByRole("link").getAttribute("href")).toBe(`mailto:${site.email}`);
});

test("shows the technologies in four groups", async () => {
	await show(cloud.route);
	const panel = screen.getByRole("region", { name: "Techstack" });
	const groups = within(panel).getAllByRole("heading", { level: 3 });
	expect(groups.map(({ textContent }) => textContent)).toEqual([
		"Backend",
		"Frontend",
		"Server",
		"Cloud",
	]);
});

test("opens the print dialog", async () => {
	await show(cloud.route);
	const print = vi.fn();
	vi.stubGlobal("print", print);
	await userEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
	expect(print).toHaveBeenCalledOnce();
});

test("the brochure of the integrations has one indicator, which selects its slide", async () => {
	await show(integrations.route);
	const indicator = screen.getByRole("button", { name: /^Slide 1 of 1/ });
	expect(indicator.getAttribute("aria-current")).toBe("true");
	await userEvent.click(indicator);
	expect(indicator.getAttribute("aria-current")).toBe("true");
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(integrations.slide.heading1);
});
