/** The vacancies in the forms in which pages and the service use them, from the registry. */

import { isClosed, today } from "#shared/vacancy-days.ts";
import { type PageOf, pagesOf, vacancies } from "./pages.ts";

export type Vacancy = PageOf<"vacancy">;

/** The vacancies that one can apply for when the site is built. */
export const openVacancies = (): Vacancy[] => pagesOf("vacancy");

/** Whether home has the section: there are cards, or the owner's words in their place. */
export const hasCareers = (): boolean =>
	openVacancies().length > 0 || pagesOf("home").some(({ careers }) => careers.none !== "");

/**
 * A card. By the specification, its `company` is the role, its `type` the list of skills and its
 * `title` the description. Its address follows from the id.
 */
const cardOf = ({ id, name, skills, description, experience }: Vacancy) => ({
	...{ id, experience },
	company: name,
	type: skills,
	title: description,
});

export type VacancyCardData = ReturnType<typeof cardOf>;

/** The cards of the vacancies that are open today: the service asks for them long after the build. */
export const openVacancyCards = (): VacancyCardData[] =>
	vacancies.filter(({ lastDay }) => !isClosed(lastDay, today())).map(cardOf);

/**
 * The last day of each vacancy that has one, also of the closed ones, by address. The service needs
 * them: it closes a vacancy without a new build.
 */
export const lastDays = (): Record<string, string> =>
	Object.fromEntries(
		vacancies.flatMap(({ route, lastDay }) => (lastDay ? [[route, lastDay]] : [])),
	);
