/**
 * The fields of an enquiry and their validation rules, which the form in the browser and the
 * service share. Field names follow the specification, section 3.
 */
import * as v from "valibot";
import { MESSAGE_LIMIT } from "./message-limit.ts";

export const enquiryTypes = ["Software Solutions", "Career", "Other"] as const;
export type EnquiryType = (typeof enquiryTypes)[number];

/** The path that accepts an enquiry, on our own service and on the hosted email service. */
export const SEND_FORM_PATH = "/api/v1.0/email/send-form";
/** The path that accepts an enquiry as JSON. */
export const SEND_JSON_PATH = "/api/v1.0/email/send";

/** The exact number of digits in a phone number (specification, section 9). */
export const PHONE_DIGITS = 10;

export const errorTexts = {
	/** Fixed by the specification, section 8. */
	blank: "This field cannot be left blank",
	emailFormat: "Enter an email address such as name@example.com",
	phoneLength: "Enter exactly ten digits, without spaces or other characters",
	phoneTooLong: "You entered more than ten digits; enter exactly ten, without the country code",
	enquiryType: `Choose one of ${enquiryTypes.join(", ")}`,
	tooLong: (limit: number) => `Shorten this to ${limit} characters`,
} as const;

/** Returns an error with the label of its field, for a list of errors. */
export function labelledError(label: string, error: string): string {
	return label.endsWith("?") ? `${label} ${error}` : `${label}: ${error}`;
}

/**
 * Extra fields that only our own service receives. The hosted email service must get exactly the
 * specified payload, so these are not part of the field list.
 */
export const ownServiceFields = {
	/** Idempotency key: one per enquiry, unchanged when the enquiry is sent again. */
	key: "enquiry_id",
	/** Honeypot: hidden from people, so only a bot (or a password manager) fills it. */
	honeypot: "homepage",
	/** Milliseconds between showing the form and sending it. */
	elapsed: "elapsed_ms",
	/** Where the visit began: referring host, a space, and path and query of the first page. */
	arrival: "arrival",
} as const;

/** Invisible characters; a text that contains nothing else is blank. */
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/** Whether a text contains nothing readable (specification, section 5). */
export function isBlank(text: string): boolean {
	return text.replace(INVISIBLE, "").trim() === "";
}

/** Returns all digits of a typed, pasted or dictated text. Full-width digits become ordinary ones. */
export function phoneDigits(text: string): string {
	return text.normalize("NFKC").replace(/\D/g, "");
}

/**
 * Requires one @, a dot in the domain, and no white space or separators. Deliberately lenient:
 * refusing a valid address loses an enquiry; accepting an invalid one only makes a reply bounce.
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

/** Treats an absent field as blank: an unchecked radio button, or a field another client omits. */
const absentIsBlank = <T extends v.GenericSchema<string, string>>(schema: T) =>
	v.optional(schema, "");

const optionalText = (limit: number) => ({
	limit,
	required: false,
	rule: absentIsBlank(text(limit)),
});

const requiredText = (limit: number) => ({
	limit,
	required: true,
	rule: absentIsBlank(v.pipe(filled, text(limit))),
});

const email = (limit: number) => ({
	limit,
	required: true,
	rule: absentIsBlank(
		v.pipe(
			filled,
			text(limit),
			v.check((value) => EMAIL.test(value), errorTexts.emailFormat),
		),
	),
});

/** Optional here; `enquirySchema` requires it for Career. */
const phone = {
	limit: PHONE_DIGITS,
	required: false,
	rule: absentIsBlank(
		v.pipe(
			v.string(),
			v.trim(),
			v.check((value) => phoneDigits(value).length <= PHONE_DIGITS, errorTexts.phoneTooLong),
			v.check((value) => value === "" || /^[0-9]{10}$/.test(value), errorTexts.phoneLength),
		),
	),
};

const typeChoice = {
	required: true,
	rule: absentIsBlank(v.pipe(filled, v.picklist(enquiryTypes, errorTexts.enquiryType))),
};

type FieldDefinition = {
	/** Column of the table `enquiries`. The service adds it when it starts on an older database. */
	column: string;
	/** Label on the command line. The form, mails and the refusal page have those of the form. */
	label: string;
	/** Longest accepted text in Unicode code points. A choice has no limit. */
	limit?: number;
	/** Whether a blank value is always refused. */
	required: boolean;
	/** Validates an input and returns the value to store. Its messages come from `errorTexts`. */
	rule: v.GenericSchema<string | undefined, string>;
};

/**
 * Every field, in the order in which it is shown everywhere. The form, the table, the mail, the
 * webhook, the command line and the CSV derive from this list.
 *
 * 254 is the length of the longest address that SMTP allows (RFC 5321, 4.5.3.1). The other limits
 * are generous for people and far below the 50 KB limit of the hosted email service.
 */
export const fieldList = {
	user_name: { column: "user_name", label: "Name", ...requiredText(200) },
	company: { column: "company", label: "Company", ...optionalText(200) },
	user_email: { column: "user_email", label: "Email", ...email(254) },
	phone: { column: "phone", label: "Phone", ...phone },
	enquiryType: { column: "enquiry_type", label: "Enquiry type", ...typeChoice },
	message: { column: "message", label: "Message", ...requiredText(MESSAGE_LIMIT) },
} satisfies Record<string, FieldDefinition>;

type FieldList = typeof fieldList;
export type EnquiryField = keyof FieldList;

/** The fields for typed text, which have a length limit. */
export type TextField = {
	[Field in EnquiryField]: FieldList[Field] extends { limit: number } ? Field : never;
}[EnquiryField];

/** The names of all fields, in order. */
export const enquiryFields = Object.keys(fieldList) as EnquiryField[];

const rules = Object.fromEntries(
	Object.entries(fieldList).map(([field, { rule }]) => [field, rule]),
) as { [Field in EnquiryField]: FieldList[Field]["rule"] };

/**
 * Validates an enquiry; its output is trimmed and has LF line ends. Messages come from
 * `errorTexts`, and the path of each issue names the field. Only Career requires a phone number,
 * but any phone number given must be complete.
 */
export const enquirySchema = v.pipe(
	v.object(rules),
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
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors };

/** Validates unknown input and returns the first error of each invalid field. Never throws. */
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
