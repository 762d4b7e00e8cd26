/** Checks of the vacancies that the schema cannot make, because they need other records. */

import { isClosed } from "#shared/vacancy-days.ts";
import type { Page } from "../pages.ts";
import { vacancyRoute } from "../vacancy-route.ts";
import { type ContentError, fileOf } from "./content-error.ts";

const MAX_OPEN = 12;

/**
 * An error for each vacancy whose address is not that of its file, and for each open one above the
 * number for which home has room.
 * @param today as 2027-03-31
 */
export function vacancyMistakes(pages: readonly Page[], today: string): ContentError[] {
	const vacancies = pages.filter((page) => page.kind === "vacancy");
	const misplaced = vacancies
		.filter(({ id, route }) => route !== vacancyRoute(id))
		.map((page): ContentError => {
			const message = `must be ${vacancyRoute(page.id)}, like its file`;
			return { file: fileOf(page), path: "route", code: "address", message };
		});
	const surplus = vacancies
		.filter(({ lastDay }) => !isClosed(lastDay, today))
		.slice(MAX_OPEN)
		.map((page): ContentError => {
			const message = `there are already ${MAX_OPEN} open vacancies`;
			return { file: fileOf(page), code: "too-many-vacancies", message };
		});
	return [...misplaced, ...surplus];
}
