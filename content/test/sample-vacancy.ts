import type { VacancyCardData } from "../open-vacancies.ts";

const task =
	"You build screens in React that fit the window they are shown in, whatever its width.";

/** A vacancy for tests, because a firm may have none. */
export const sampleVacancy = {
	kind: "vacancy",
	route: "/careers/sample",
	name: "Front-end developer",
	picture: "team",
	order: 1,
	meta: {
		description:
			"We are looking for a front-end developer: responsive screens in React, state kept with Redux, and clean, accessible CSS. How to apply, and what we ask for.",
		keywords: "front-end developer, React developer, Redux, vacancy, career",
	},
	description:
		"Build responsive screens in React, keep application state predictable with Redux, and turn designs into clean, accessible CSS that works as well on a phone as on a big screen.",
	skills: "React, Redux, JS, CSS",
	experience: "0-4 years",
	tasks: ["Screens", "State", "Style"].map((title) => ({ title, description: task })),
} as const;

/** The cards of two vacancies. */
export const sampleCards: readonly VacancyCardData[] = [
	["first-role", "First role"],
	["second-role", "Second role"],
].map(([id = "", name = ""]) => ({ ...sampleVacancy, id, name }));
