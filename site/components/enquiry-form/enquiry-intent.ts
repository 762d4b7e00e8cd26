import copy from "#company/enquiry-form.json" with { type: "json" };
import type { Vacancy } from "#content/open-vacancies.ts";
import type { EnquiryType } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";

/** What an Apply link refers to: its id is in the address, and the role goes into the message. */
export type OpenVacancy = Pick<Vacancy, "id" | "name">;

/** A message that a link may write: its id is in the address. */
export type Beginning = { id: string; message: string };

/** The values that a link fills into the form. */
export type EnquiryIntent = {
	enquiryType: EnquiryType;
	message: string;
	/** Whether the message asks questions, which may follow what the visitor has written. */
	begins?: boolean;
};

/** Returns the query of an Apply link. @param id id of the vacancy */
export const applyFor = (id: string): string => `?apply=${id}`;

/** Returns the query of a link that begins the message. @param id id of the beginning */
export const beginWith = (id: string): string => `?begin=${id}`;

/** The query of a link to a consultation. */
export const CONSULTATION = "?consultation";

/**
 * Returns the intent that the query of a URL expresses. It is in the URL so that the link works
 * before hydration, on a slow connection and from a bookmark.
 * @param vacancies the open vacancies; a link to another one expresses nothing
 * @param beginnings the messages that links of the page may write
 */
export function intentOf(
	search: string,
	vacancies: readonly OpenVacancy[],
	beginnings: readonly Beginning[] = [],
): EnquiryIntent | undefined {
	const query = new URLSearchParams(search);
	const vacancy = vacancies.find(({ id }) => id === query.get("apply"));
	if (vacancy) {
		return { enquiryType: "Career", message: fill(copy.application, { role: vacancy.name }) };
	}
	const beginning = beginnings.find(({ id }) => id === query.get("begin"));
	if (beginning) {
		return { enquiryType: "Software Solutions", message: beginning.message, begins: true };
	}
	if (!query.has("consultation")) return undefined;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const message = fill(copy.consultation.message, { timezone: timeZone });
	return { enquiryType: "Software Solutions", message };
}
