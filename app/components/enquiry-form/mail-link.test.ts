import { expect, test } from "vitest";
import site from "#content/site.json" with { type: "json" };
import { mailLink } from "./mail-link.ts";

const values = {
	user_name: "Ann & Bo",
	company: "",
	phone: "",
	user_email: "ann@example.com",
	enquiryType: "Other",
	message: "Line one\nline two?",
};

test("carries the message and the details", () => {
	const link = new URL(mailLink(values));
	expect(link.pathname).toBe(site.email);
	expect(link.searchParams.get("subject")).toContain("Other");
	const body = link.searchParams.get("body");
	expect(body).toContain("Line one\nline two?");
	expect(body).toContain("Ann & Bo");
	expect(body).not.toContain("Company");
});

test("a message too long for a link is left out, not cut", () => {
	const link = new URL(mailLink({ ...values, message: "ä".repeat(600) }));
	expect(link.searchParams.has("subject")).toBe(true);
	expect(link.searchParams.has("body")).toBe(false);
});
