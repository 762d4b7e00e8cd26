import { headerText, oneLine, readable } from "./clean-text.ts";
import { escapeHtml } from "./escape-html.ts";
import { fieldLabels } from "./field-labels.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Row } from "./store/port.ts";

/** A mail ready for a mailer. Everything a visitor typed has been made harmless. */
export type Mail = {
	/** Names the mail; the owner's has the enquiry's id. */
	id: string;
	/** The same for every try, so that a mail that arrives twice is recognisable. */
	messageId: string;
	date: Date;
	from: Mailbox;
	to: Mailbox[];
	replyTo: Mailbox;
	subject: string;
	text: string;
	html: string;
	headers?: Record<string, string>;
};

/** Who the mails come from, and who gets the owner's. */
export type Mailboxes = { from: Mailbox; to: Mailbox[] };

/** Made of the mail's name, so every try has the same. */
export function messageId(id: string, from: Mailbox): string {
	return `<${id}@${from.address.split("@").at(-1)}>`;
}

/** Longest name in a subject; mail programs cut what is longer anyway. */
const SUBJECT_NAME_LENGTH = 80;

/**
 * Composes the mail for one stored enquiry. It goes only to the addresses of the settings; the
 * visitor's address is the reply address.
 */
export function composeMail(enquiry: Row, { from, to }: Mailboxes): Mail {
	const line = (column: string) => oneLine(String(enquiry[column] ?? ""));
	const id = String(enquiry.id);
	const name = line("user_name");
	const headerName = headerText(name);
	const shortName = [...headerName].slice(0, SUBJECT_NAME_LENGTH).join("");
	const date = new Date(Number(enquiry.received_at));
	const facts: [label: string, value: string][] = [
		[fieldLabels.user_name, name],
		[fieldLabels.company, line("company")],
		[fieldLabels.user_email, line("user_email")],
		[fieldLabels.phone, line("phone")],
		[fieldLabels.enquiryType, line("enquiry_type")],
	];
	const given = facts.filter(([, value]) => value !== "");
	const message = readable(String(enquiry.message ?? ""));
	const received = date.toISOString().slice(0, 16).replace("T", " ");
	const footer = ["Your reply goes to the sender.", `Received ${received} UTC, enquiry ${id}`];
	return {
		id,
		messageId: messageId(id, from),
		date,
		from,
		to,
		replyTo: { name: headerName, address: line("user_email") },
		subject: `Enquiry: ${line("enquiry_type")}, from ${shortName}`,
		text: plainText(given, message, footer),
		html: html(given, message, footer),
	};
}

function plainText(facts: [string, string][], message: string, footer: string[]): string {
	const width = Math.max(...facts.map(([label]) => label.length)) + 2;
	const lines = facts.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`);
	return [...lines, "", message, "", ...footer, ""].join("\n");
}

function html(facts: [string, string][], message: string, footer: string[]): string {
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
