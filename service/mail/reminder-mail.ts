import { fill } from "#shared/fill.ts";
import { referenceOf } from "#shared/reference.ts";
import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { headerText, oneLine, shortName } from "../text.ts";
import { escapeHtml, htmlMail, paragraph, tapLink } from "./html-mail.ts";
import { type Mail, type MailSettings, messageId } from "./mailer.ts";
import { timeText } from "./owner-mail.ts";

export type ReminderMailKind = "reminder" | "last-reminder" | "escalation" | "withdrawal";

/**
 * Composes a mail about an enquiry that nobody has answered, or that its sender took back. The message
 * stands in the first mail only, to which `In-Reply-To` leads.
 * @param link opens the page on which to say that it is answered; none if there is nothing to answer
 */
export function composeReminder(
	kind: ReminderMailKind,
	enquiry: StoredEnquiry,
	{ from, to, timeZone }: MailSettings,
	words: Words["answers"],
	link?: string,
): Mail {
	const { subject, text } = words[kind];
	const values = {
		name: shortName(headerText(enquiry.user_name)),
		type: oneLine(enquiry.enquiryType),
		time: timeText(enquiry.receivedAt, timeZone),
		reference: referenceOf(enquiry.key) ?? enquiry.id,
	};
	const lines = [fill(text, values)];
	const id = `${enquiry.id}.${kind}`;
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(enquiry.receivedAt),
		from,
		to,
		replyTo: undefined,
		subject: headerText(fill(subject, values)),
		text: `${[...lines, ...(link ? [`${words.say}\n${link}`] : [])].join("\n\n")}\n`,
		html: htmlMail(fill(subject, values), [
			...lines.map((line) => paragraph(escapeHtml(line))),
			...(link ? [paragraph(tapLink(link, words.say))] : []),
		]),
		headers: {
			"Auto-Submitted": "auto-generated",
			"In-Reply-To": messageId(enquiry.id, from),
			References: messageId(enquiry.id, from),
		},
	};
}
