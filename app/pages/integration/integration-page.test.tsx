// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Integration } from "#content/page-schema.ts";
import accounts from "#content/pages/accounts-and-payment.json";
import documents from "#content/pages/document-automation.json";
import identity from "#content/pages/identity-access-integration.json";
import location from "#content/pages/location-address-integration.json";
import messaging from "#content/pages/messaging-communication.json";
import realEstate from "#content/pages/real-estate-property-database.json";
import { IntegrationPage } from "./integration-page.tsx";

const records = [location, realEstate, documents, accounts, messaging, identity] as Integration[];

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({
		matches: true,
		addEventListener() {},
		removeEventListener() {},
	}));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});
const show = (record: Integration) =>
	render(<IntegrationPage record={record} />, { wrapper: MemoryRouter });
const headings = (level: number) =>
	screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

test.each(records)(
	"$header.title: its own title is the page's, below the shared banner",
	(record) => {
		show(record);
		expect(headings(1)).toEqual([record.header.title]);
		expect(screen.getByText("Third-Party API Integrations").closest("h1, h2, h3")).toBeNull();
		expect(screen.getByRole("link", { name: "What we do" }).getAttribute("href")).toBe(
			"/#whatwedo",
		);
		expect(screen.getByText(record.header.description)).toBeTruthy();
		expect(screen.getByText(record.header.detailedDescription)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(
			"/our-services/third-party-api-integrations",
		);
	},
);

test.each(records)("$header.title: each kind has its text and up to four providers", (record) => {
	show(record);
	const kinds = record.insideData.map(({ heading }) => heading);
	expect(headings(2)).toEqual([...kinds, record.cta.heading]);
	expect(headings(3)).toEqual(record.insideData.map(({ title }) => title));
	for (const { heading, description, img1, img2, img3, img4 } of record.insideData) {
		const kind = screen.getByRole("heading", { level: 2, name: heading }).parentElement;
		const item = within(kind as HTMLElement);
		expect(item.getByText(description)).toBeTruthy();
		const providers = item.getAllByRole("listitem");
		expect(providers.length).toBeLessThanOrEqual(4);
		expect(providers.map(({ textContent }) => textContent)).toEqual(
			[img1, img2, img3, img4].filter(Boolean),
		);
		const signs = providers.map((provider) => provider.querySelector("svg")?.innerHTML);
		expect(new Set(signs).size).toBe(providers.length);
	}
});
