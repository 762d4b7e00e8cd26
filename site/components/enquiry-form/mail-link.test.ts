import { expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { enquiryFields } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { mailLink } from "./mail-link.ts";

const blank = Object.fromEntries(enquiryFields.map((field) => [field, ""])) as EnquiryValues;
const values = {
	...blank,
	user_name: "Ann & Bo",
	user_email: "ann@example.com",
	enquiryType: "Other",
	message: "Line one\nline two?",
};

test("contains the message and the details, but not a message that is too long for a link", () => {
	const link = new URL(mailLink(values));
	expect(link.pathname).toBe(site.email);
	expect(link.searchParams.get("subject")).toContain("Other");
	const body = link.searchParams.get("body");
	for (const text of ["Line one\nline two?", "Ann & Bo"]) expect(body).toContain(text);
	expect(body).not.toContain("Company");
	const { searchParams } = new URL(mailLink({ ...values, message: "ä".repeat(600) }));
	expect([searchParams.has("subject"), searchParams.has("body")]).toEqual([true, false]);
});
