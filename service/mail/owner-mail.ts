import { enquiryFields, fieldList } from "#shared/enquiry.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import { headerText, oneLine, readable } from "../text/clean-text.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { type Mail, type Mailboxes, messageId } from "./mail.ts";

type Fact = [label: string, value: string];

/** Characters of the name in the subject; mail programs truncate long subjects anyway. */
const SUBJECT_NAME_LENGTH = 80;

const REPLY = "Your reply goes to the sender.";
const NO_REPLY =
	"Copy the sender's address to reply. It cannot be the reply address of this mail, because not every mail server accepts its letters.";

/** Returns every filled-in field except the message, each on one line. */
function factsOf(enquiry: StoredEnquiry): Fact[] {
	return enquiryFields
		.filter((field) => field !== "message")
		.map((field): Fact => [fieldList[field].label, oneLine(enquiry[field])])
		.filter(([, value]) => value !== "");
}

/**
 * Composes the mail to the owner about a stored enquiry. Its recipients come from the settings
 * only; the visitor's address is the reply address if it can stand in a header. Auto-Submitted
 * prevents automatic replies, which would go to the visitor (RFC 3834).
 */
export function composeOwnerMail(enquiry: StoredEnquiry, { from, to }: Mailboxes): Mail {
	const { id } = enquiry;
	const name = headerText(enquiry.user_name);
	const shortName = [...name].slice(0, SUBJECT_NAME_LENGTH).join("");
	const date = new Date(enquiry.receivedAt);
	const received = date.toISOString().slice(0, 16).replace("T", " ");
	const facts = factsOf(enquiry);
	const message = readable(enquiry.message);
	const address = asciiAddress(oneLine(enquiry.user_email));
	const footer = [address ? REPLY : NO_REPLY, `Received ${received} UTC, enquiry ${id}`];
	return {
		id,
		messageId: messageId(id, from),
		date,
		from,
		to,
		replyTo: address ? { name, address } : undefined,
		subject: `Enquiry: ${oneLine(enquiry.enquiryType)}, from ${shortName}`,
		text: plainText(facts, message, footer),
		html: html(facts, message, footer),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}

function plainText(facts: Fact[], message: string, footer: string[]): string {
	const width = Math.max(...facts.map(([label]) => label.length)) + 2;
	const lines = facts.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`);
	return [...lines, "", message, "", ...footer, ""].join("\n");
}

function html(facts: Fact[], message: string, footer: string[]): string {
	const rows = facts.map(
		([label, value]) =>
			`<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
	);
	return [
		'<!doctype html><html lang="en"><body>',
		`<table cellpadding="4">\n${rows.join("\n")}\n</table>`,
		`<p style="white-space: pre-wrap">${escapeHtml(message)}</p>`,
		`<p><small>${footer.map(escapeHtml).join("<br>")}</small></p>`,
		"</body></html>",
	].join("\n");
}
