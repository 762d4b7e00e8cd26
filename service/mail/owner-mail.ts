import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import { referenceOf } from "#shared/reference.ts";
import { visitFacts } from "#shared/visit.ts";
import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { asciiAddress, headerText, oneLine, readable, shortName } from "../text.ts";
import {
	escapeHtml,
	htmlMail,
	isolated,
	paragraph,
	RULE,
	smallPrint,
	tapLink,
	typedText,
} from "./html-mail.ts";
import { type Mail, type MailSettings, messageId } from "./mailer.ts";

const SEPARATOR = " · ";
/** Fields whose values need no label. */
const CLEAR: EnquiryField[] = ["user_name", "company", "user_email", "phone", "enquiryType"];

type Fact = { text: string; href?: string | undefined };

/** Returns a time for a mail, without seconds. @param time epoch milliseconds */
export const timeText = (time: number, timeZone: string) =>
	new Intl.DateTimeFormat("en-GB", {
		...{ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
		timeZone,
		timeZoneName: "short",
	}).format(time);

function hrefOf(field: EnquiryField, value: string): string | undefined {
	if (field === "phone") return `tel:${value}`;
	if (field !== "user_email") return undefined;
	const address = asciiAddress(value)?.split("@").map(encodeURIComponent).join("@");
	return address && `mailto:${address}`;
}

/** The filled-in fields except the message, in the order of the form, and the time. */
function factsOf(enquiry: StoredEnquiry, labels: Words["labels"], timeZone: string): Fact[] {
	const facts: Fact[] = enquiryFields.flatMap((field) => {
		const value = oneLine(enquiry[field]);
		if (field === "message" || value === "") return [];
		const text = CLEAR.includes(field) ? value : `${labels[field]}: ${value}`;
		return [{ text, href: hrefOf(field, value) }];
	});
	return [...facts, { text: timeText(enquiry.receivedAt, timeZone) }];
}

/** A line of facts, and below it what can be tapped. */
function htmlFacts(facts: Fact[]): string[] {
	const line = facts.filter(({ href }) => !href).map(({ text }) => isolated(text));
	const links = facts.flatMap(({ href, text }) => (href ? [tapLink(href, text)] : []));
	return [line.join(SEPARATOR), links.join("\n")].filter(Boolean).map(paragraph);
}

/**
 * Composes the mail to the owner: the message first, then the facts. Its recipients come from the
 * settings only; the visitor's address is the reply address if it can stand in a header. It ends with
 * links by which the owner says what became of the enquiry.
 * Auto-Submitted prevents automatic replies, which would go to the visitor (RFC 3834).
 */
export function composeOwnerMail(
	enquiry: StoredEnquiry,
	{ from, to, timeZone }: MailSettings,
	{ owner: words, labels, answers }: Words,
	link: string,
): Mail {
	const { id, enquiryType: type } = enquiry;
	const name = headerText(enquiry.user_name);
	const subject = headerText(fill(words.subject, { name: shortName(name), type }));
	const address = asciiAddress(oneLine(enquiry.user_email));
	const message = readable(enquiry.message);
	const facts = factsOf(enquiry, labels, timeZone);
	const visit = visitFacts
		.filter((fact) => enquiry[fact] !== "")
		.map((fact) => `${words.visit[fact]}: ${enquiry[fact]}`);
	const reply = address ? words.reply : words.noReply;
	const reference = referenceOf(enquiry.key);
	const referenceNote = reference ? fill(words.reference, { reference }) : "";
	const notes = [visit.join(SEPARATOR), reply, referenceNote, fill(words.id, { id })].filter(
		Boolean,
	);
	const ends = [
		{ text: answers.answered, href: `${link}?do=answered` },
		{ text: answers.notEnquiry, href: `${link}?do=not-enquiry` },
	];
	const endLines = ends.map(({ text, href }) => `${text}: ${href}`).join("\n");
	const factLine = facts.map(({ text }) => text).join(SEPARATOR);
	return {
		id,
		messageId: messageId(id, from),
		date: new Date(enquiry.receivedAt),
		from,
		to,
		replyTo: address ? { name, address } : undefined,
		subject,
		text: `${message}\n\n${factLine}\n\n${notes.join("\n")}\n\n${endLines}\n`,
		html: htmlMail(subject, [
			typedText(message),
			RULE,
			...htmlFacts(facts),
			...notes.map((note) => smallPrint(escapeHtml(note))),
			paragraph(ends.map(({ text, href }) => tapLink(href, text)).join("\n")),
		]),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}
