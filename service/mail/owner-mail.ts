import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import { headerText, oneLine, readable } from "../text/clean-text.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { type Fact, factsOf, factText, visitFactsOf } from "./facts.ts";
import {
	htmlMail,
	isolated,
	paragraph,
	RULE,
	smallPrint,
	tapLink,
	typedText,
} from "./html-mail.ts";
import { type Mail, type MailSettings, messageId } from "./mail.ts";

/** Characters of the name in the subject; mail programs truncate long subjects anyway. */
const SUBJECT_NAME_LENGTH = 80;
const SEPARATOR = " · ";

/**
 * Composes the mail to the owner about a stored enquiry: the message first, then the facts. Its
 * recipients come from the settings only; the visitor's address is the reply address if it can stand
 * in a header. Auto-Submitted prevents automatic replies, which would go to the visitor (RFC 3834).
 */
export function composeOwnerMail(
	enquiry: StoredEnquiry,
	{ from, to, timeZone }: MailSettings,
	{ owner: words, labels }: Words,
): Mail {
	const { id, enquiryType: type } = enquiry;
	const name = headerText(enquiry.user_name);
	const shortName = [...name].slice(0, SUBJECT_NAME_LENGTH).join("");
	const subject = headerText(fill(words.subject, { name: shortName, type }));
	const address = asciiAddress(oneLine(enquiry.user_email));
	const message = readable(enquiry.message);
	const facts = factsOf(enquiry, labels, timeZone);
	const visit = visitFactsOf(enquiry, words.visit).map(factText).join(SEPARATOR);
	const reply = address ? words.reply : words.noReply;
	const notes = [visit, reply, fill(words.id, { id })].filter(Boolean);
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(enquiry.receivedAt),
		from,
		to,
		replyTo: address ? { name, address } : undefined,
		subject,
		text: `${message}\n\n${facts.map(factText).join(SEPARATOR)}\n\n${notes.join("\n")}\n`,
		html: htmlMail(subject, [
			typedText(message),
			RULE,
			...htmlFacts(facts),
			...notes.map((note) => smallPrint(escapeHtml(note))),
		]),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}

/** A line of facts, and below it what can be tapped. */
function htmlFacts(facts: Fact[]): string[] {
	const line = facts.filter(({ href }) => !href).map((fact) => isolated(factText(fact)));
	const links = facts.flatMap((fact) => (fact.href ? [tapLink(fact.href, factText(fact))] : []));
	return [line.join(SEPARATOR), links.join("\n")].filter(Boolean).map(paragraph);
}
