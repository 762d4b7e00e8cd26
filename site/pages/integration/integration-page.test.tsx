// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import ui from "#company/ui.json" with { type: "json" };
import { pagesOf } from "#content/pages.ts";
import { IntegrationPage } from "./integration-page.tsx";
import { toIntegration } from "./view.tsx";

const integrations = pagesOf("integration").map(toIntegration);

afterEach(cleanup);
// A file without a test fails.
if (integrations.length === 0) test.skip("this firm has no integrations", () => {});

const headings = (level: number) =>
	screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

test.each(integrations)(
	"$name: its promise is the heading of the page, under its name, and the banner has none",
	(integration) => {
		render(<IntegrationPage integration={integration} />);
		const { name, header } = integration;
		expect(headings(1)).toEqual([header.title]);
		expect(header.description).toContain(name);
		expect(screen.getByText("Third-Party API Integrations").closest("h1, h2, h3")).toBeNull();
		expect(screen.getByRole("link", { name: "What we do" }).getAttribute("href")).toBe(
			"/#whatwedo",
		);
		expect(document.body.textContent).toContain(header.description);
		expect(document.body.textContent).toContain(header.detailedDescription);
		const overview = "/our-services/third-party-api-integrations";
		expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(overview);
		const steps = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
		const way = steps.getAllByRole("link").map((link) => link.getAttribute("href"));
		expect(way).toEqual(["/#ourservices", overview]);
	},
);

test.each(integrations)(
	"$name: each feature has its copy and at most four providers",
	(integration) => {
		render(<IntegrationPage integration={integration} />);
		const { insideData, demo, cta } = integration;
		expect(headings(2)).toEqual([
			...insideData.map(({ heading }) => heading),
			demo.heading,
			cta.heading,
		]);
		expect(headings(3)).toEqual(insideData.map(({ title }) => title));
		for (const { heading, description, img1, img2, img3, img4 } of insideData) {
			const element = screen.getByRole("heading", { level: 2, name: heading });
			const item = within(element.parentElement as HTMLElement);
			expect(element.parentElement?.textContent).toContain(description);
			const providers = item.getAllByRole("listitem");
			expect(providers.length).toBeLessThanOrEqual(4);
			expect(providers.map(({ textContent }) => textContent)).toEqual(
				[img1, img2, img3, img4].filter(Boolean),
			);
			expect(item.getByText(ui.worksWith)).toBeTruthy();
			// The providers are kinds without a logo: a picture would pass for one.
			expect(item.queryByRole("img")).toBeNull();
			expect(providers.flatMap((provider) => [...provider.querySelectorAll("svg")])).toEqual([]);
		}
	},
);

/** The pictures in the page's list of features, by day. */
function pictures(integration: (typeof integrations)[number]) {
	render(<IntegrationPage integration={integration} />);
	return integration.insideData.map(({ heading }) => {
		const item = screen.getByRole("heading", { level: 2, name: heading }).parentElement;
		return [...(item as HTMLElement).querySelectorAll<HTMLImageElement>(".light-only img")];
	});
}

test.each(integrations)(
	"$name: each feature has a picture of its own, lazy and hidden from screen readers",
	(integration) => {
		const shown = pictures(integration);
		expect(shown.map((images) => images.length)).toEqual(
			integration.insideData.map(({ picture }) => (picture ? 1 : 0)),
		);
		const images = shown.flat();
		expect(
			images.filter((image) => image.alt !== "" || image.getAttribute("loading") !== "lazy"),
		).toEqual([]);
		expect(new Set(images.map(({ src }) => src)).size).toBe(images.length);
	},
);

test.each(integrations.slice(0, 1))(
	"$name: a feature needs no picture",
	({ insideData, ...integration }) => {
		const plain = insideData.map(({ picture: _, ...feature }) => feature);
		expect(pictures({ ...integration, insideData: plain }).flat()).toEqual([]);
		expect(headings(3)).toEqual(plain.map(({ title }) => title));
	},
);
