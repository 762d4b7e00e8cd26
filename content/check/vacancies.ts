/** Checks of the vacancies that the schema cannot make, because they need other records. */
import type { Page } from "../pages.ts";
import { isClosed } from "../vacancy-days.ts";
import { vacancyRoute } from "../vacancy-route.ts";

const MAX_OPEN = 12;

/**
 * A message for each vacancy whose address is not that of its file, and for each open one above the
 * number for which home has room.
 * @param today as 2027-03-31
 */
export function vacancyMistakes(pages: readonly Page[], today: string): string[] {
	const vacancies = pages.filter((page) => page.kind === "vacancy");
	const misplaced = vacancies.flatMap(({ id, route }) => {
		const wanted = vacancyRoute(id);
		return route === wanted ? [] : [`pages/${id}.json, route: must be ${wanted}, like its file`];
	});
	const surplus = vacancies
		.filter(({ lastDay }) => !isClosed(lastDay, today))
		.slice(MAX_OPEN)
		.map(({ id }) => `pages/${id}.json: there are already ${MAX_OPEN} open vacancies`);
	return [...misplaced, ...surplus];
}
