import copy from "#content/enquiry-form.json" with { type: "json" };
import { fill } from "#content/fill.ts";
import site from "#content/site.json" with { type: "json" };
import { enquiryFields } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";

/** Windows hands at most 2048 characters to the mail program; a longer link opens nothing. */
const LONGEST_LINK = 2000;

/** A mail to the firm with the enquiry in it, or without when it is too long for a link. */
export function mailLink(values: EnquiryValues): string {
	const subject = fill(copy.emailSubject, values);
	const details = enquiryFields
		.filter((field) => field !== "message" && values[field])
		.map((field) => `${copy.fields[field].label} ${values[field]}`);
	const body = [values.message, "", ...details].join("\r\n");
	const link = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
	const filled = `${link}&body=${encodeURIComponent(body)}`;
	return filled.length > LONGEST_LINK ? link : filled;
}
