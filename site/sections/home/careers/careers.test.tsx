// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleCards as vacancies } from "#content/test/sample-vacancy.ts";
import { Careers, type CareersProps } from "./careers.tsx";

function show(some: Partial<CareersProps> = {}) {
	const copy = { heading: "Careers", intro: "Join us.", picture: "team" };
	render(<Careers {...copy} vacancies={[...vacancies]} {...some} />);
}
afterEach(cleanup);

test("lists each vacancy with its experience and skills", () => {
	show();
	const tags = screen.getAllByRole("article").map((card) =>
		within(card)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	);
	expect(tags).toEqual(vacancies.map(({ experience, type }) => [experience, ...type.split(", ")]));
});

test.each(vacancies)("the heading of $company links to its page, and Apply to the form", (one) => {
	show();
	const card = within(screen.getByRole("article", { name: one.company }));
	const heading = within(card.getByRole("heading", { name: one.company }));
	expect(heading.getByRole("link").getAttribute("href")).toBe(`/careers/${one.id}`);
	const apply = card.getByRole("link", { name: `Apply for ${one.company}` });
	expect(apply.getAttribute("href")).toBe(`/?apply=${one.id}#contact`);
});

test("with no vacancy, the owner's words stand in place of the cards", () => {
	show({ vacancies: [], intro: undefined, none: "Nothing today." });
	const careers = within(screen.getByRole("region", { name: "Careers" }));
	expect(careers.getByText("Nothing today.")).toBeTruthy();
	expect(careers.queryByRole("link")).toBeNull();
	expect(careers.queryByRole("list")).toBeNull();
});
