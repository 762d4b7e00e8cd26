// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
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
	render(<VacancyPage vacancy={{ ...vacancy, ...some }} />);
}

afterEach(cleanup);

const region = (name: string) => within(screen.getByRole("region", { name }));

test("names the role, and Apply leads to the form for it", () => {
	show();
	expect(screen.getByRole("heading", { level: 1, name })).toBeTruthy();
	for (const link of screen.getAllByRole("link", { name: `Apply for ${name}` })) {
		expect(link.getAttribute("href")).toBe("/?apply=sample#contact");
	}
});

test("says what we ask for, with the place only if there is one", () => {
	const terms = () =>
		region(words.needs)
			.getAllByRole("term")
			.map(({ textContent }) => textContent);
	show();
	expect(terms()).toEqual([words.experience, words.skills]);
	const skills = region(words.needs).getAllByRole("listitem");
	expect(skills.map(({ textContent }) => textContent)).toEqual(["React", "Redux", "JS", "CSS"]);
	cleanup();
	show({ place: "Singapore" });
	expect(terms()).toEqual([words.experience, words.skills, words.place]);
	expect(region(words.needs).getByText("Singapore")).toBeTruthy();
});

test("says how to apply, in the words of the owner", () => {
	show();
	for (const { description } of words.apply.items) {
		expect(region(words.apply.heading).getByText(description)).toBeTruthy();
	}
});

test("links to the other open vacancies, if there are any", () => {
	show();
	const [link, ...more] = region(words.others).getAllByRole("link");
	expect(link?.getAttribute("href")).toBe("/careers/second-role");
	expect(more).toEqual([]);
	cleanup();
	show({ others: [] });
	expect(screen.queryByRole("region", { name: words.others })).toBeNull();
});
