/**
 * The enquiry: its fields, limits and error words. The form in the browser and
 * the service on the server both check with this file, so they can never disagree.
 * Field names are spelt as the specification spells them.
 */
import * as v from "valibot";

export const enquiryTypes = ["Software Solutions", "Career", "Other"] as const;
export type EnquiryType = (typeof enquiryTypes)[number];

/** The path that takes an enquiry, ours or the hosted email service's. */
export const SEND_FORM_PATH = "/api/v1.0/email/send-form";
/** The same call with a JSON body. */
export const SEND_JSON_PATH = "/api/v1.0/email/send";

/** Exactly this many digits (specification, section 9). */
export const PHONE_DIGITS = 10;

/**
 * Longest accepted text of each field, in Unicode code points. 254 is the longest
 * address SMTP can carry (RFC 5321); the others are generous for people and far
 * below the 50 KB the hosted email service takes.
 */
export const limits = {
	user_name: 200,
	company: 200,
	phone: PHONE_DIGITS,
	user_email: 254,
	message: 10_000,
} as const;

export const errorTexts = {
	/** Fixed by the specification, section 8. */
	blank: "This field cannot be left blank",
	emailFormat: "Enter an email address such as name@example.com",
	phoneLength: "Enter exactly ten digits",
	enquiryType: `Choose one of ${enquiryTypes.join(", ")}`,
	tooLong: (limit: number) => `Shorten this to ${limit} characters`,
} as const;

/**
 * Extra fields that only our own service receives; the hosted email service gets
 * exactly the specified payload. Kept apart so that neither side can mix them in.
 */
export const ownServiceFields = {
	/** Idempotency key: one per enquiry, the same for every repeat of its sending. */
	key: "enquiry_id",
	/** Honeypot: hidden from people, so only a machine (or a password manager) fills it. */
	honeypot: "homepage",
	/** Milliseconds between showing the form and sending it. */
	elapsed: "elapsed_ms",
} as const;

/** Characters that print nothing; a text of only these is blank. */
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/** True when nothing readable is left after trimming (specification, section 5). */
export function isBlank(text: string): boolean {
	return text.replace(INVISIBLE, "").trim() === "";
}

/** What a phone field keeps of typed or pasted text: its digits, at most ten. */
export function phoneDigits(text: string): string {
	return text.replace(/\D/g, "").slice(0, PHONE_DIGITS);
}

/**
 * Deliberately lenient: a wrong refusal loses an enquiry, a wrong acceptance only
 * makes a reply bounce. One @, a dot in the domain, no white space or separators.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/u;

const text = (limit: number) =>
	v.pipe(
		v.string(),
		v.transform((value) => value.replace(/\r\n?/g, "\n").trim()),
		v.check((value) => [...value].length <= limit, errorTexts.tooLong(limit)),
	);

const filled = v.pipe(
	v.string(errorTexts.blank),
	v.check((value) => !isBlank(value), errorTexts.blank),
);

const required = (limit: number) => v.pipe(filled, text(limit));

/** A field that is absent (an unchecked radio, a foreign client) counts as blank. */
const absentIsBlank = <T extends v.GenericSchema<string, string>>(schema: T) =>
	v.optional(schema, "");

/**
 * Checks one enquiry and returns it trimmed, with LF line ends.
 * Errors are `errorTexts`; each issue's path holds the one field it is about.
 * A phone number is needed for Career only, but one that is given must be whole.
 */
export const enquirySchema = v.pipe(
	v.object({
		user_name: absentIsBlank(required(limits.user_name)),
		company: absentIsBlank(text(limits.company)),
		phone: absentIsBlank(
			v.pipe(
				v.string(errorTexts.phoneLength),
				v.trim(),
				v.check((value) => value === "" || /^[0-9]{10}$/.test(value), errorTexts.phoneLength),
			),
		),
		user_email: absentIsBlank(
			v.pipe(
				required(limits.user_email),
				v.check((value) => EMAIL.test(value), errorTexts.emailFormat),
			),
		),
		enquiryType: absentIsBlank(v.pipe(filled, v.picklist(enquiryTypes, errorTexts.enquiryType))),
		message: absentIsBlank(required(limits.message)),
	}),
	v.forward(
		v.partialCheck(
			[["phone"], ["enquiryType"]],
			({ phone, enquiryType }) => enquiryType !== "Career" || phone !== "",
			errorTexts.blank,
		),
		["phone"],
	),
);

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** The fields in the order in which the form shows them and errors are listed. */
export const enquiryFields = [
	"user_name",
	"company",
	"user_email",
	"phone",
	"enquiryType",
	"message",
] as const satisfies readonly EnquiryField[];

export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors };

/** Checks unknown input; every wrong field gets its first error. Never throws. */
export function checkEnquiry(input: unknown): EnquiryCheck {
	const result = v.safeParse(enquirySchema, input);
	if (result.success) return { ok: true, enquiry: result.output };
	const nested = v.flatten<typeof enquirySchema>(result.issues).nested ?? {};
	const errors: EnquiryErrors = {};
	for (const field of enquiryFields) {
		const first = nested[field]?.[0];
		if (first) errors[field] = first;
	}
	return { ok: false, errors };
}
