import { expect, test } from "vitest";
import { composeMail } from "./mail.ts";

const mailbox = (address: string) => ({ name: "", address });
const addresses = { from: mailbox("website@firm.example"), to: [mailbox("owner@firm.example")] };
const row = {
	id: "id-1",
	received_at: Date.UTC(2026, 0, 2, 3, 4),
	user_name: "Ada Lovelace",
	company: "",
	phone: "",
	user_email: "ada@example.com",
	enquiry_type: "Software Solutions",
	message: "Hello\n\nagain",
};

test("the text is readable at a glance: what was given, the message, where it came from", () => {
	expect(composeMail(row, addresses).text).toBe(
		[
			"Name:          Ada Lovelace",
			"Email:         ada@example.com",
			"Enquiry type:  Software Solutions",
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

test("the same enquiry is always the same mail", () => {
	expect(composeMail(row, addresses)).toEqual(composeMail({ ...row }, addresses));
	expect(composeMail(row, addresses)).toMatchObject({
		messageId: "<id-1@firm.example>",
		date: new Date(row.received_at),
	});
});

test("a long or tricky name cannot break the subject", () => {
	const subject = (name: string) => composeMail({ ...row, user_name: name }, addresses).subject;
	expect(subject("Eve\nBcc: a@b.c\u202E")).toBe("Enquiry: Software Solutions, from Eve Bcc: a@b.c");
	expect([...subject("🙂".repeat(200))].length).toBeLessThan(130);
	expect(subject("=?utf-8?Q?a=0D=0ABcc:=20b?=")).not.toMatch(/=\?.*\?=/);
});
