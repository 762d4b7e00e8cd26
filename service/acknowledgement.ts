import { oneLine } from "./clean-text.ts";
import { type Mail, type Mailboxes, messageId } from "./mail.ts";
import type { Row } from "./store/port.ts";

const SUBJECT = "We have received your enquiry";
const PARAGRAPHS = [
	"Thank you for your message. We will get in touch with you shortly.",
	"This mail was sent automatically, because this address was given in the contact form of our website. If that was not you, there is nothing to do: you will not be written to again.",
];

/**
 * The confirmation for the sender of an enquiry. Its words are fixed: what a visitor typed is not
 * repeated, or the form would send anybody's words to anybody. The headers keep other machines
 * from answering it (RFC 3834).
 */
export function composeAcknowledgement(enquiry: Row, { from, to }: Mailboxes): Mail {
	const id = `${enquiry.id}.acknowledgement`;
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(Number(enquiry.received_at)),
		from,
		to: [{ name: "", address: oneLine(String(enquiry.user_email ?? "")) }],
		replyTo: to[0] ?? from,
		subject: SUBJECT,
		text: `${PARAGRAPHS.join("\n\n")}\n`,
		html: `<!doctype html><html lang="en"><body>\n<p>${PARAGRAPHS.join("</p>\n<p>")}</p>\n</body></html>`,
		headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
	};
}
