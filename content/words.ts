/** The words of mails and refusals, for the service. */

import * as v from "valibot";
import form from "#company/enquiry-form.json" with { type: "json" };
import mails from "#company/mails.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import { siteFacts, type Words, wordsSchema } from "#shared/words.ts";

const facts = Object.fromEntries(siteFacts.map((name) => [name, site[name]]));
const fields: Record<EnquiryField, { label: string }> = form.fields;

/** company/mails.json with the firm's facts filled in, and the labels of the form. */
export const words: Words = v.parse(wordsSchema, {
	...JSON.parse(JSON.stringify(mails), (_, value) =>
		typeof value === "string" ? fill(value, facts) : value,
	),
	labels: Object.fromEntries(enquiryFields.map((field) => [field, fields[field].label])),
});
