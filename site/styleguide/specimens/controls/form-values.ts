import copy from "#company/enquiry-form.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import {
	checkEnquiry,
	type EnquiryErrors,
	enquiryFields,
	enquiryTypes,
	phoneRule,
} from "#shared/enquiry.ts";
import type { EnquiryValues } from "#site/components/enquiry-form/enquiry-values.ts";

/** The values of a completed form. */
export const filled = {
	...(Object.fromEntries(enquiryFields.map((field) => [field, ""])) as EnquiryValues),
	user_name: site.company,
	company: site.legalEntity,
	user_email: site.email,
	phone: "6".repeat(phoneRule.most),
	enquiryType: enquiryTypes[0],
	message: copy.consultation.label,
};

const check = checkEnquiry({});

/** The errors of an empty form. */
export const allErrors: EnquiryErrors = check.ok ? {} : check.errors;
