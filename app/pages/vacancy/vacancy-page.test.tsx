// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInRouter } from "#app/test/render-in-router.tsx";
import { loader, type VacancyData } from "./route.tsx";
import { VacancyPage } from "./vacancy-page.tsx";

const url = new URL("/careers/front-end-developer", "https://site.example");
const { vacancy } = loader({ url } as Parameters<typeof loader>[0]);

function show(some: Partial<VacancyData> = {}) {
	vi.stubGlobal("matchMedia", () => ({
		matches: true,
		addEventListener() {},
		removeEventListener() {},
	}));
	renderInRouter(<VacancyPage vacancy={{ ...vacancy, ...some }} />);
}

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const region = (name: string) => within(screen.getByRole("region", { name }));

test("names the role, and Apply leads to the form for it", () => {
	show();
	expect(screen.getByRole("heading", { level: 1, name: "Front-end developer" })).toBeTruthy();
	for (const link of screen.getAllByRole("link", { name: "Apply for Front-end developer" })) {
		expect(link.getAttribute("href")).toBe("/?apply=front-end-developer#contact");
	}
});

test("says what we ask for, with the place only if there is one", () => {
	const terms = () =>
		region("What we ask for")
			.getAllByRole("term")
			.map(({ textContent }) => textContent);
	show();
	expect(terms()).toEqual(["Experience", "Skills"]);
	const skills = region("What we ask for").getAllByRole("listitem");
	expect(skills.map(({ textContent }) => textContent)).toEqual(["React", "Redux", "JS", "CSS"]);
	cleanup();
	show({ place: "Singapore" });
	expect(terms()).toEqual(["Experience", "Skills", "Place"]);
	expect(region("What we ask for").getByText("Singapore")).toBeTruthy();
});

test("says how the CV will be asked for", () => {
	show();
	expect(region("How to apply").getByText(/ask for your CV by email/)).toBeTruthy();
});

test("links to the other open vacancies, if there are any", () => {
	show();
	const [link, ...more] = region("Other open roles").getAllByRole("link");
	expect(link?.getAttribute("href")).toBe("/careers/dot-net-developer");
	expect(more).toEqual([]);
	cleanup();
	show({ others: [] });
	expect(screen.queryByRole("region", { name: "Other open roles" })).toBeNull();
});
