import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { DeliveryError } from "../outbox/failure.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import { oneLine } from "../text/clean-text.ts";
import { type Mail, type Mailboxes, messageId } from "./mail.ts";

const SUBJECT = "We have received your enquiry";
const PARAGRAPHS = [
	"Thank you for your message. We will get in touch with you shortly.",
	"This mail was sent automatically, because this address was given in the contact form of our website. If that was not you, there is nothing to do: you will not be written to again.",
];

/**
 * Composes the acknowledgement for the sender of an enquiry. It contains nothing that the visitor
 * typed; otherwise the form could be abused to send any text to any address. The headers prevent
 * automatic replies to it (RFC 3834).
 * @throws DeliveryError for an address that needs SMTPUTF8; `queueStatements` queues none for it, but
 * earlier versions did
 */
export function composeAcknowledgement(enquiry: StoredEnquiry, { from, to }: Mailboxes): Mail {
	const address = asciiAddress(oneLine(enquiry.user_email));
	if (!address) throw new DeliveryError("The address is not in ASCII.", "permanent");
	const id = `${enquiry.id}.acknowledgement`;
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(enquiry.receivedAt),
		from,
		to: [{ name: "", address }],
		replyTo: to[0] ?? from,
		subject: SUBJECT,
		text: `${PARAGRAPHS.join("\n\n")}\n`,
		html: `<!doctype html><html lang="en"><body>\n<p>${PARAGRAPHS.join("</p>\n<p>")}</p>\n</body></html>`,
		headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
	};
}
