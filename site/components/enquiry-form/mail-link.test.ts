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

test("contains the message and the details", () => {
	const link = new URL(mailLink(values));
	expect(link.pathname).toBe(site.email);
	expect(link.searchParams.get("subject")).toContain("Other");
	const body = link.searchParams.get("body");
	expect(body).toContain("Line one\nline two?");
	expect(body).toContain("Ann & Bo");
	expect(body).not.toContain("Company");
});

test("omits a message that is too long for a link instead of truncating it", () => {
	const link = new URL(mailLink({ ...values, message: "ä".repeat(600) }));
	expect(link.searchParams.has("subject")).toBe(true);
	expect(link.searchParams.has("body")).toBe(false);
});
