import { fill } from "#shared/fill.ts";
import { referenceOf } from "#shared/reference.ts";
import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { DeliveryError } from "../outbox/kinds.ts";
import { asciiAddress, oneLine } from "../text.ts";
import { escapeHtml, htmlMail, paragraph, smallPrint } from "./html-mail.ts";
import { type Mail, type MailSettings, messageId } from "./mailer.ts";

/**
 * Composes the acknowledgement for the sender of an enquiry. It contains nothing that the visitor
 * typed (the type is one of a list); otherwise the form could be abused to send any text to any
 * address. The headers prevent automatic replies to it (RFC 3834).
 * @throws DeliveryError for an address that needs SMTPUTF8
 */
export function composeAcknowledgement(
	enquiry: StoredEnquiry,
	{ from, to }: MailSettings,
	{ subject, thanks, reference: referenceText, answer, automatic }: Words["acknowledgement"],
): Mail {
	const address = asciiAddress(oneLine(enquiry.user_email));
	if (!address) throw new DeliveryError("The address is not in ASCII.", "permanent");
	const id = `${enquiry.id}.acknowledgement`;
	const reference = referenceOf(enquiry.key);
	const paragraphs = [
		fill(thanks, { type: enquiry.enquiryType }),
		reference ? fill(referenceText, { reference }) : "",
		answer,
	].filter(Boolean);
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(enquiry.receivedAt),
		from,
		to: [{ name: "", address }],
		replyTo: to[0] ?? from,
		subject,
		text: `${[...paragraphs, automatic].join("\n\n")}\n`,
		html: htmlMail(subject, [
			...paragraphs.map((text) => paragraph(escapeHtml(text))),
			smallPrint(escapeHtml(automatic)),
		]),
		headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
	};
}
