// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { careersSection } from "#content/navigation.ts";
import { pagesOf } from "#content/pages.ts";
import { sampleCards, sampleVacancy } from "#content/test/sample-vacancy.ts";
import { VacancyPage } from "./vacancy-page.tsx";
import type { VacancyData } from "./view.tsx";

const [home] = pagesOf("home");
if (!home) throw new Error("There is no home page.");
const words = home.careers.page;
const { name, route, picture, description, skills, experience, tasks } = sampleVacancy;
const vacancy: VacancyData = {
	...{ id: "sample", name, route, picture, description, skills, experience },
	...{ place: undefined, pictureText: undefined, tasks: [...tasks] },
	...{ words, careers: careersSection(), others: sampleCards.slice(1) },
};

function show(some: Partial<VacancyData> = {}) {
	cleanup();
	render(<VacancyPage vacancy={{ ...vacancy, ...some }} />);
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
	show({ place: "Singapore", others: [] });
	expect(terms()).toEqual([words.experience, words.skills, words.place]);
	expect(region(words.needs).getByText("Singapore")).toBeTruthy();
	expect(screen.queryByRole("region", { name: words.others })).toBeNull();
});
