// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { pageAt } from "#content/pages.ts";
import { CompanyPage } from "./company-page.tsx";
import { toCompany } from "./view.tsx";

const company = toCompany(pageAt("/who-we-are", "company"));

beforeEach(() => {
	render(<CompanyPage company={company} />);
});
afterEach(cleanup);

const region = (name: string) => within(screen.getByRole("region", { name }));

test("opens with the heading of the specification and goes on from the history to the contact", () => {
	const names = (level: number) =>
		screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);
	expect(names(1)).toEqual(["Our Track Record"]);
	expect(names(2)).toEqual([
		company.timeline.heading,
		company.clients.heading,
		company.rules.heading,
		company.firstWeek.heading,
		company.cta.heading,
	]);
});

test("lists six ages in order and dates only the first and the last", () => {
	const ages = region(company.timeline.heading).getAllByRole("listitem");
	expect(ages.map((age) => within(age).getByRole("heading", { level: 3 }).textContent)).toEqual(
		company.timeline.ages.map(({ name }) => name),
	);
	expect(ages).toHaveLength(6);
	const dates = ages.map((age) => age.textContent?.match(/\d{4}|Today/)?.[0]);
	expect(dates).toEqual([site.founded, undefined, undefined, undefined, undefined, "Today"]);
});

test("names the people of the firm with their roles, and has no such section without them", () => {
	cleanup();
	render(<CompanyPage company={{ ...company, people: [] }} />);
	expect(screen.queryByRole("region", { name: company.peopleHeading })).toBeNull();
	cleanup();
	const people = [{ name: "Ada Müller", role: "Founder" }];
	render(<CompanyPage company={{ ...company, people }} />);
	const named = region(company.peopleHeading).getByRole("listitem");
	expect(within(named).getByRole("heading", { name: "Ada Müller" })).toBeTruthy();
	expect(named.textContent).toContain("Founder");
});

test("shows the steps of the first week as an ordered list", () => {
	const steps = region(company.firstWeek.heading).getByRole("list");
	expect(steps.tagName).toBe("OL");
	expect(within(steps).getAllByRole("heading", { level: 3 })).toHaveLength(4);
});

test("can be reached with a question, for a consultation and by email", () => {
	const reach = region(company.cta.heading);
	expect(reach.getByRole("textbox", { name: company.cta.text })).toBeTruthy();
	const hrefs = reach.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(hrefs).toEqual(["/?consultation#contact", `mailto:${site.email}`]);
});
