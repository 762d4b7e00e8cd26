/** Copy from the records of the pages, for tests that need it only to find something. */

import form from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { demoPages } from "#content/demo-pages.ts";
import { openVacancies } from "#content/open-vacancies.ts";
import { pages, routesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";

function recordAt(path: string) {
	const page = pages.find((other) => routesOf(other).includes(path));
	if (page?.kind === "offering" || page?.kind === "integration") return page;
	throw new Error(`There is no offering or integration at ${path}.`);
}

/** The name of an offering or an integration, which is the text of the links to its page. */
export const nameAt = (path: string): string => recordAt(path).name;

/** The main heading of the page of an offering or an integration. */
export function mainHeadingAt(path: string): string {
	const { header, name } = recordAt(path);
	return header.title ?? name;
}

/** The heading of the demo on a page. */
export function demoHeadingAt(path: string): string {
	const page = demoPages.find(({ route }) => route === path);
	if (!page) throw new Error(`There is no demo at ${path}.`);
	return page.demo.heading;
}

function firstVacancy() {
	const [vacancy] = openVacancies();
	if (!vacancy) throw new Error("There is no open vacancy.");
	return vacancy;
}
export const vacancy = firstVacancy();

const [consultationStart = ""] = form.consultation.message.split(/\s*\n/);
/** The links that lead to the form and fill in its type and a part of its message. */
export const prefills = {
	apply: {
		link: `${ui.apply} ${fill(ui.applyFor, { role: vacancy.name })}`,
		type: "Career",
		message: new RegExp(vacancy.name),
	},
	consultation: {
		link: form.consultation.label,
		type: "Software Solutions",
		message: new RegExp(`^${consultationStart}`),
	},
} as const;
