import type { VacancyCardData } from "../open-vacancies.ts";

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
		keywords: "front-end developer, React developer, Redux, JavaScript, CSS, vacancy, career",
	},
	description:
		"Build responsive screens in React, keep application state predictable with Redux, and turn designs into clean, accessible CSS that works as well on a phone as on a big screen.",
	skills: "React, Redux, JS, CSS",
	experience: "0-4 years",
	tasks: [
		{
			title: "Responsive screens",
			description:
				"You build screens in React that fit the window they are shown in, whatever its width.",
		},
		{
			title: "Predictable state",
			description:
				"You keep the state of an application predictable with Redux: the same action leads to the same result.",
		},
		{
			title: "Clean, accessible CSS",
			description:
				"You turn designs into clean, accessible CSS that works as well on a phone as on a big screen.",
		},
	],
} as const;

/** The cards of two vacancies. */
export const sampleCards: readonly VacancyCardData[] = [
	["first-role", "First role"],
	["second-role", "Second role"],
].map(([id = "", company = ""]) => ({
	...{ id, company, experience: sampleVacancy.experience },
	...{ type: sampleVacancy.skills, title: sampleVacancy.description },
}));
