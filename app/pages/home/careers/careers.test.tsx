// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderInRouter } from "#app/test/render-in-router.tsx";
import vacancies from "#content/vacancies.json" with { type: "json" };
import { Careers } from "./careers.tsx";

beforeEach(() => {
	renderInRouter(<Careers heading="Careers" intro="Join us." picture="team" />);
});
afterEach(cleanup);

test("lists each vacancy with its experience and skills", () => {
	const tags = screen.getAllByRole("article").map((card) =>
		within(card)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	);
	expect(tags).toEqual(vacancies.map(({ experience, type }) => [experience, ...type.split(", ")]));
});

test.each(vacancies)(
	"the link Apply for $company has the vacancy in its URL",
	({ id, company }) => {
		const apply = screen.getByRole("link", { name: `Apply for ${company}` });
		expect(apply.getAttribute("href")).toBe(`/?apply=${id}#contact`);
	},
);
