import { enquiryFields } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import { headerText, oneLine, readable } from "../text/clean-text.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { type Mail, type Mailboxes, messageId } from "./mail.ts";

type Fact = [label: string, value: string];

/** Characters of the name in the subject; mail programs truncate long subjects anyway. */
const SUBJECT_NAME_LENGTH = 80;

/** Returns every filled-in field except the message, each on one line. */
function factsOf(enquiry: StoredEnquiry, labels: Words["labels"]): Fact[] {
	return enquiryFields
		.filter((field) => field !== "message")
		.map((field): Fact => [labels[field], oneLine(enquiry[field])])
		.filter(([, value]) => value !== "");
}

/**
 * Composes the mail to the owner about a stored enquiry. Its recipients come from the settings
 * only; the visitor's address is the reply address if it can stand in a header. Auto-Submitted
 * prevents automatic replies, which would go to the visitor (RFC 3834).
 */
export function composeOwnerMail(
	enquiry: StoredEnquiry,
	{ from, to }: Mailboxes,
	{ owner: words, labels }: Words,
): Mail {
	const { id } = enquiry;
	const name = headerText(enquiry.user_name);
	const shortName = [...name].slice(0, SUBJECT_NAME_LENGTH).join("");
	const date = new Date(enquiry.receivedAt);
	const received = date.toISOString().slice(0, 16).replace("T", " ");
	const facts = factsOf(enquiry, labels);
	const message = readable(enquiry.message);
	const address = asciiAddress(oneLine(enquiry.user_email));
	const footer = [
		address ? words.reply : words.noReply,
		fill(words.received, { time: received, id }),
	];
	return {
		id,
		messageId: messageId(id, from),
		date,
		from,
		to,
		replyTo: address ? { name, address } : undefined,
		subject: headerText(fill(words.subject, { name: shortName, type: enquiry.enquiryType })),
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
