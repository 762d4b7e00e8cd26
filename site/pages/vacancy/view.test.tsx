// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { home } from "#content/home-sections.ts";
import { parsePage } from "#content/pages.ts";
import { sampleCards, sampleVacancy } from "#content/test/sample-vacancy.ts";
import { VacancyView } from "./view.tsx";

const { page } = parsePage("sample", sampleVacancy);
if (page?.kind !== "vacancy") throw new Error("The record of the test has another kind.");
const vacancy = page;
const words = home().careers.page;

function show(place?: string, others = sampleCards.slice(1)) {
	cleanup();
	render(<VacancyView page={{ ...vacancy, place }} others={others} />);
}
const region = (name: string) => within(screen.getByRole("region", { name }));

test("says what we ask for, with the place only if there is one, and links to other open vacancies", () => {
	const terms = () =>
		region(words.needs)
			.getAllByRole("term")
			.map(({ textContent }) => textContent);
	show();
	expect(terms()).toEqual([words.experience, words.skills]);
	const links = region(words.others).getAllByRole<HTMLAnchorElement>("link");
	expect(links.map(({ pathname }) => pathname)).toEqual(["/careers/second-role"]);
	show("Singapore", []);
	expect(terms()).toEqual([words.experience, words.skills, words.place]);
	expect(region(words.needs).getByText("Singapore")).toBeTruthy();
	expect(screen.queryByRole("region", { name: words.others })).toBeNull();
});
