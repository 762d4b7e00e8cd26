import { expect, test } from "vitest";
import { words } from "#content/words.ts";
import type { StoredEnquiry } from "#service/enquiries/stored-enquiry.ts";
import { composeOwnerMail } from "#service/mail/owner-mail.ts";
import { type Enquiry, enquiryFields } from "#shared/enquiry.ts";

const mailbox = (address: string) => ({ name: "", address });
const addresses = { from: mailbox("website@firm.example"), to: [mailbox("owner@firm.example")] };
const blank = Object.fromEntries(enquiryFields.map((field) => [field, ""])) as Enquiry;
const enquiry: StoredEnquiry = {
	...blank,
	id: "id-1",
	receivedAt: Date.UTC(2026, 0, 2, 3, 4),
	key: null,
	quarantineReason: null,
	conflict: false,
	user_name: "Ada Lovelace",
	user_email: "ada@example.com",
	enquiryType: "Software Solutions",
	message: "Hello\n\nagain",
};

test("the text has the filled-in fields, the message, and the time and id", () => {
	expect(composeOwnerMail(enquiry, addresses, words).text).toBe(
		[
			"Name:                         Ada Lovelace",
			"Email:                        ada@example.com",
			"What is your enquiry about?:  Software Solutions",
			"",
			"Hello",
			"",
			"again",
			"",
			"Your reply goes to the sender.",
			"Received 2026-01-02 03:04 UTC, enquiry id-1",
			"",
		].join("\n"),
	);
});

test("every try composes the same mail", () => {
	expect(composeOwnerMail(enquiry, addresses, words)).toEqual(
		composeOwnerMail({ ...enquiry }, addresses, words),
	);
	expect(composeOwnerMail(enquiry, addresses, words)).toMatchObject({
		messageId: "<id-1@firm.example>",
		date: new Date(enquiry.receivedAt),
	});
});

test("a long or hostile name cannot break the subject", () => {
	const subject = (name: string) =>
		composeOwnerMail({ ...enquiry, user_name: name }, addresses, words).subject;
	expect(subject("Eve\nBcc: a@b.c\u202E")).toBe("Enquiry: Software Solutions, from Eve Bcc: a@b.c");
	expect([...subject("🙂".repeat(200))].length).toBeLessThan(130);
	expect(subject("=?utf-8?Q?a=0D=0ABcc:=20b?=")).not.toMatch(/=\?.*\?=/);
});
