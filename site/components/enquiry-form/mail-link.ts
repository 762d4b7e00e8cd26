import copy from "#company/enquiry-form.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import { enquiryFields } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { EnquiryValues } from "./enquiry-values.ts";

/** Windows passes at most 2048 characters to the mail client; a longer link does nothing. */
const MAX_LINK_LENGTH = 2000;

/** Returns a mailto link with the enquiry as its body. A body too long for a link is omitted. */
export function mailLink(values: EnquiryValues): string {
	const subject = fill(copy.emailSubject, values);
	const details = enquiryFields
		.filter((field) => field !== "message" && values[field])
		.map((field) => `${copy.fields[field].label} ${values[field]}`);
	const body = [values.message, "", ...details].join("\r\n");
	const link = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
	const filled = `${link}&body=${encodeURIComponent(body)}`;
	return filled.length > MAX_LINK_LENGTH ? link : filled;
}
