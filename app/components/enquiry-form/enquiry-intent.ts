import copy from "#content/enquiry-form.json" with { type: "json" };
import { fill } from "#content/fill.ts";
import vacancies from "#content/vacancies.json" with { type: "json" };
import type { EnquiryType } from "#shared/enquiry.ts";

/** What a link asks the form to begin with. */
export type EnquiryIntent = { enquiryType: EnquiryType; message: string };

/** The query of an Apply link. @param id of a vacancy */
export const applyFor = (id: string): string => `?apply=${id}`;

/** The query of a link that offers a consultation. */
export const CONSULTATION = "?consultation";

/**
 * The intent that an address carries. It is in the address, so that the link works before the
 * script has started, on a slow connection and from a bookmark.
 */
export function intentOf(search: string): EnquiryIntent | undefined {
	const query = new URLSearchParams(search);
	const vacancy = vacancies.find(({ id }) => id === query.get("apply"));
	if (vacancy) {
		return { enquiryType: "Career", message: fill(copy.application, { role: vacancy.company }) };
	}
	if (!query.has("consultation")) return undefined;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const message = fill(copy.consultation.message, { timezone: timeZone });
	return { enquiryType: "Software Solutions", message };
}
