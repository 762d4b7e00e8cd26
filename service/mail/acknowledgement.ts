import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { DeliveryError } from "../outbox/failure.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import { oneLine } from "../text/clean-text.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { type Mail, type Mailboxes, messageId } from "./mail.ts";

/**
 * Composes the acknowledgement for the sender of an enquiry. It contains nothing that the visitor
 * typed; otherwise the form could be abused to send any text to any address. The headers prevent
 * automatic replies to it (RFC 3834).
 * @throws DeliveryError for an address that needs SMTPUTF8; `queueStatements` queues none for it, but
 * earlier versions did
 */
export function composeAcknowledgement(
	enquiry: StoredEnquiry,
	{ from, to }: Mailboxes,
	{ subject, thanks, automatic }: Words["acknowledgement"],
): Mail {
	const address = asciiAddress(oneLine(enquiry.user_email));
	if (!address) throw new DeliveryError("The address is not in ASCII.", "permanent");
	const id = `${enquiry.id}.acknowledgement`;
	const paragraphs = [thanks, automatic];
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(enquiry.receivedAt),
		from,
		to: [{ name: "", address }],
		replyTo: to[0] ?? from,
		subject,
		text: `${paragraphs.join("\n\n")}\n`,
		html: `<!doctype html><html lang="en"><body>\n<p>${paragraphs.map(escapeHtml).join("</p>\n<p>")}</p>\n</body></html>`,
		headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
	};
}
