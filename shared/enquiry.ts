/**
 * The fields of an enquiry and their validation rules, which the form in the browser and the
 * service share. Field names follow the specification, section 3.
 */
import phone from "#company/phone.json" with { type: "json" };
import { inWords } from "./fill.ts";
import { withoutInvisible } from "./typed-address.ts";

export const enquiryTypes = ["Software Solutions", "Career", "Other"] as const;
export type EnquiryType = (typeof enquiryTypes)[number];

/** The path that accepts an enquiry, on our own service and on the hosted email service. */
export const SEND_FORM_PATH = "/api/v1.0/email/send-form";
/** The path that accepts an enquiry as JSON. */
export const SEND_JSON_PATH = "/api/v1.0/email/send";

/**
 * The rule for phone numbers, with its error texts and its pattern for an input.
 * @param least the fewest digits of a number
 * @param most the most digits, at most 15
 */
export function phoneRuleOf({ least, most }: { least: number; most: number }) {
	const isExact = least === most;
	const count = isExact ? `exactly ${inWords(most)}` : `${inWords(least)} to ${inWords(most)}`;
	const limit = `You entered more than ${inWords(most)} digits`;
	return {
		least,
		most,
		pattern: `[0-9]{${isExact ? most : `${least},${most}`}}`,
		wrongLength: `Enter ${count} digits, without spaces or other characters`,
		tooLong: `${limit}; enter ${count}, without the country code`,
	};
}

/** The rule of the firm; shipped are the exactly ten digits of the specification, section 9. */
export const phoneRule = phoneRuleOf(phone);

export const errorTexts = {
	/** Fixed by the specification, section 8. */
	blank: "This field cannot be left blank",
	emailFormat: "Enter an email address such as name@example.com",
	phoneLength: phoneRule.wrongLength,
	phoneTooLong: phoneRule.tooLong,
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

/** Whether a text contains nothing readable (specification, section 5). */
export const isBlank = (text: string) => withoutInvisible(text).trim() === "";

/** Returns a mail address as it is meant: without invisible and with ordinary characters. */
export const plainAddress = (text: string) => withoutInvisible(text).normalize("NFKC").trim();

/**
 * Returns a name without invisible characters of format, except for the joiners that some scripts need. It
 * is not normalised and keeps variation selectors: that would change characters of Japanese names.
 */
const plainName = (text: string) => text.replace(/(?![\u200C\u200D])\p{Format}/gu, "");

const DIGITS = /\p{Nd}/gu;

/** Returns the value of a digit of any script: Unicode has the digits of each in a row from 0 to 9. */
function digitValue(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let start = code;
	while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
	return String((code - start) % 10);
}

/** Returns a phone number in the digits 0 to 9; other characters stay. */
const plainPhone = (text: string) =>
	withoutInvisible(text).normalize("NFKC").replace(DIGITS, digitValue);

/** Returns all digits of a typed, pasted or dictated text, in any script, as 0 to 9. */
export const phoneDigits = (text: string) => plainPhone(text).replace(/\D/g, "");

/**
 * Requires one @, a dot in the domain, and no white space or separators. Deliberately lenient:
 * refusing a valid address loses an enquiry; accepting an invalid one only makes a reply bounce.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/u;

const emailError = (email: string) => (EMAIL.test(email) ? undefined : errorTexts.emailFormat);

const PHONE = new RegExp(`^${phoneRule.pattern}$`);

function phoneError(phone: string): string | undefined {
	if (phoneDigits(phone).length > phoneRule.most) return errorTexts.phoneTooLong;
	return phone === "" || PHONE.test(phone) ? undefined : errorTexts.phoneLength;
}

const typeError = (type: string) =>
	enquiryTypes.some((known) => known === type) ? undefined : errorTexts.enquiryType;

type FieldDefinition = {
	/** Column of the table `enquiries`. The service adds it when it starts on an older database. */
	column: string;
	/** Label on the command line. The form, mails and the refusal page have those of the form. */
	label: string;
	/** Whether a blank value is always refused. */
	required: boolean;
	/** Longest accepted text in Unicode code points. A choice has no limit. */
	limit?: number;
	/** Returns what is meant by a typed or pasted value. */
	plain?: (value: string) => string;
	/** Checks the format of a value. Returns the error, or undefined if there is none. */
	errorIn?: (value: string) => string | undefined;
};

/**
 * Every field, in the order in which it is shown everywhere. The form, the table, the mail, the
 * webhook, the command line and the CSV derive from this list.
 *
 * 254 is the length of the longest address that SMTP allows (RFC 5321, 4.5.3.1). The other limits
 * are generous for people and far below the 50 KB limit of the hosted email service.
 */
export const fieldList = {
	user_name: {
		column: "user_name",
		label: "Name",
		required: true,
		limit: 200,
		plain: plainName,
	},
	company: {
		column: "company",
		label: "Company",
		required: false,
		limit: 200,
		plain: plainName,
	},
	user_email: {
		column: "user_email",
		label: "Email",
		required: true,
		limit: 254,
		plain: plainAddress,
		errorIn: emailError,
	},
	phone: {
		column: "phone",
		label: "Phone",
		// For Career only: see isRequired.
		required: false,
		limit: phoneRule.most,
		plain: plainPhone,
		errorIn: phoneError,
	},
	enquiryType: {
		column: "enquiry_type",
		label: "Enquiry type",
		required: true,
		errorIn: typeError,
	},
	message: { column: "message", label: "Message", required: true, limit: 10_000 },
} satisfies Record<string, FieldDefinition>;

type FieldList = typeof fieldList;
export type EnquiryField = keyof FieldList;

/** The fields for typed text, which have a length limit. */
export type TextField = {
	[Field in EnquiryField]: FieldList[Field] extends { limit: number } ? Field : never;
}[EnquiryField];

/** The names of all fields, in order. */
export const enquiryFields = Object.keys(fieldList) as EnquiryField[];

export type Enquiry = Record<EnquiryField, string> & { enquiryType: EnquiryType };
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors };

/** Only Career requires a phone number, but any phone number given must be complete. */
const isRequired = (field: EnquiryField, enquiryType: string) =>
	fieldList[field].required || (field === "phone" && enquiryType === "Career");

/** Returns the first error in a trimmed value. */
function firstError(field: EnquiryField, value: string, enquiryType: string): string | undefined {
	const { limit = Number.POSITIVE_INFINITY, errorIn }: FieldDefinition = fieldList[field];
	if (isBlank(value) && isRequired(field, enquiryType)) return errorTexts.blank;
	const error = errorIn?.(value);
	if (error) return error;
	return [...value].length > limit ? errorTexts.tooLong(limit) : undefined;
}

/**
 * Validates an enquiry. Returns it trimmed, with LF line ends and plain characters, or the first error of each invalid
 * field. An absent field is blank: an unchecked radio button, or a field that another client omits.
 */
export function checkEnquiry(input: Partial<Record<EnquiryField, string>>): EnquiryCheck {
	const enquiry = Object.fromEntries(
		enquiryFields.map((field) => {
			const { plain = (value) => value }: FieldDefinition = fieldList[field];
			return [field, plain((input[field] ?? "").replace(/\r\n?/g, "\n")).trim()];
		}),
	) as Enquiry;
	const errors: EnquiryErrors = {};
	for (const field of enquiryFields) {
		const error = firstError(field, enquiry[field], enquiry.enquiryType);
		if (error) errors[field] = error;
	}
	return Object.keys(errors).length === 0 ? { ok: true, enquiry } : { ok: false, errors };
}
