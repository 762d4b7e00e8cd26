/**
 * The words of all mails and refusals. They stand in company/mails.json; the build adds facts about
 * the firm and hands them to the service, which knows no content.
 */
import * as v from "valibot";
import { type EnquiryField, enquiryFields } from "./enquiry.ts";
import { type VisitFact, visitFacts } from "./visit.ts";

/** Facts of company/site.json that every text may name in braces. The build fills them in. */
export const siteFacts = ["company", "email"] as const;

/** A text that may name the facts, and these placeholders, which the service fills in. */
const optionalText = (...placeholders: string[]) => {
	const known = [...siteFacts, ...placeholders].map((name) => `{${name}}`);
	const unknown = (text: string) =>
		(text.match(/\{[^{}]*\}/g) ?? []).filter((name) => !known.includes(name));
	return v.pipe(
		v.string(),
		v.trim(),
		v.check(
			(text) => unknown(text).length === 0,
			({ input }) => `does not know ${unknown(input).join(", ")}; it knows ${known.join(", ")}`,
		),
	);
};

const text = (...placeholders: string[]) =>
	v.pipe(optionalText(...placeholders), v.nonEmpty("must not be empty"));

const refusals = v.strictObject({
	foreignPage: text(),
	tooMany: text("seconds"),
	tooLarge: text("limit"),
	cutOff: text(),
	unavailable: text(),
	failed: text(),
	unreadableMultipart: text(),
	unreadableJson: text(),
	notAnObject: text(),
	noParameters: text(),
	noIdentifier: text("name", "field"),
	file: text(),
	notText: text("field"),
	twice: text("field"),
	keyTooLong: text("field", "limit"),
	mediaType: text("types"),
	encoding: text(),
	method: text(),
});

const visitWords = Object.fromEntries(visitFacts.map((fact) => [fact, text()])) as Record<
	VisitFact,
	ReturnType<typeof text>
>;

const mailAbout = v.strictObject({
	subject: text("name", "type", "time", "reference"),
	text: text("name", "type", "time", "reference"),
});

/** The schema of company/mails.json. */
export const mailsSchema = v.strictObject({
	owner: v.strictObject({
		subject: text("name", "type"),
		reply: text(),
		noReply: text(),
		id: text("id"),
		/** By which the sender may speak of the enquiry. */
		reference: text("reference"),
		/** The labels of what is known about the visit. */
		visit: v.strictObject(visitWords),
	}),
	acknowledgement: v.strictObject({
		subject: text(),
		thanks: text("type"),
		/** Left out if the enquiry has no reference. */
		reference: text("reference"),
		/** When to expect an answer. Without it, the mail promises nothing. */
		answer: v.optional(optionalText(), ""),
		automatic: text(),
	}),
	digest: v.strictObject({
		subject: text("count"),
		/** The subject if nothing is in quarantine, but something else needs the owner. */
		otherSubject: v.optional(text(), "Your website needs you"),
		/** Above the enquiries that nobody has answered. */
		unanswered: text("count"),
		introduction: text(),
		/** How to release one. */
		commands: text(),
		/** Why an enquiry is in quarantine, by the reason. Copies of earlier versions have more of them. */
		reasons: v.object({
			honeypot: text(),
			elapsed: text(),
			"hourly-limit": text(),
			restored: text(),
		}),
		more: text("count"),
		allCommand: text(),
	}),
	answers: v.strictObject({
		/** The links at the end of the owner's mail, and the one of a reminder. */
		answered: text(),
		notEnquiry: text(),
		say: text(),
		reminder: mailAbout,
		"last-reminder": mailAbout,
		escalation: mailAbout,
		/** Its sender took it back: nothing but the reference is known any more. */
		withdrawal: mailAbout,
		/** What a visitor reads who asks for an enquiry that is not there, or too often. */
		unknown: text(),
	}),
	refusals,
});

const labels = Object.fromEntries(enquiryFields.map((field) => [field, v.string()])) as Record<
	EnquiryField,
	v.StringSchema<undefined>
>;

/** The schema of the file that the build hands to the service. */
export const wordsSchema = v.strictObject({
	...mailsSchema.entries,
	/** The label of each field in the form. */
	labels: v.strictObject(labels),
});

export type Words = v.InferOutput<typeof wordsSchema>;
export type RefusalName = keyof Words["refusals"];
