/** The vacancies in the forms in which pages and the service use them, from the registry. */

import { isClosed, today } from "#shared/vacancy-days.ts";
import { type PageOf, pagesOf, vacancies } from "./pages.ts";

export type Vacancy = PageOf<"vacancy">;

/** Whether home has the section: there are cards, or the owner's words in their place. */
export const hasCareers = (): boolean =>
	pagesOf("vacancy").length > 0 || pagesOf("home").some(({ careers }) => careers.none !== "");

/** What lists of vacancies show. The address follows from the id. */
export type VacancyCardData = Pick<
	Vacancy,
	"id" | "name" | "skills" | "description" | "experience"
>;

/** The vacancies that are open today: the service asks for them long after the build. */
export const openVacancyCards = (): VacancyCardData[] =>
	vacancies.filter(({ lastDay }) => !isClosed(lastDay, today()));

/**
 * The last day of each vacancy that has one, also of the closed ones, by address. The service needs
 * them: it closes a vacancy without a new build.
 */
export const lastDays = (): Record<string, string> =>
	Object.fromEntries(
		vacancies.flatMap(({ route, lastDay }) => (lastDay ? [[route, lastDay]] : [])),
	);
