import { describe, expect, test } from "vitest";
import {
	checkEnquiry,
	type EnquiryField,
	enquiryFields,
	errorTexts,
	phoneDigits,
	phoneRuleOf,
} from "./enquiry.ts";

/** Every field of the form, whichever these are. */
const blank = Object.fromEntries(enquiryFields.map((name) => [name, ""])) as Record<
	EnquiryField,
	string
>;

const valid = {
	...blank,
	user_name: "Ada",
	user_email: "ada@example.com",
	enquiryType: "Other",
	message: "Hello",
};

const errorsOf = (some: Partial<typeof valid>) => {
	const check = checkEnquiry({ ...valid, ...some });
	return check.ok ? {} : check.errors;
};

test("a valid enquiry is trimmed and gets LF line ends", () => {
	const input = { ...valid, user_name: " Ada\t", message: "\r\nHello\r\nWorld\rBye " };
	expect(checkEnquiry(input)).toEqual({
		ok: true,
		enquiry: { ...valid, message: "Hello\nWorld\nBye" },
	});
});

test("absent fields are blank, and every required one is an error", () => {
	const { blank } = errorTexts;
	expect(checkEnquiry({})).toEqual({
		ok: false,
		errors: { user_name: blank, user_email: blank, enquiryType: blank, message: blank },
	});
});

test.each([
	["white space", " \n"],
	["invisible characters", "\u200b\ufeff\u202a\u3164"],
])("a name of %s is blank", (_, user_name) => {
	expect(errorsOf({ user_name })).toEqual({ user_name: errorTexts.blank });
});

test.each([
	...["ada", "@", "ada@example", "ada@@example.com", "a da@example.com", "ada@example..com"],
	...["a@b.c,d@e.f", "a@b.c;d@e.f", "a@b.c>,<d@e.f", "<a@b.c>", '"a b"@c.d', "a@b.c\nBcc: d@e.f"],
])("%s is no email address", (user_email) => {
	expect(errorsOf({ user_email })).toEqual({ user_email: errorTexts.emailFormat });
});

test("an enquiry type that is not offered is an error", () => {
	expect(errorsOf({ enquiryType: "career" })).toEqual({ enquiryType: errorTexts.enquiryType });
});

describe("a phone number", () => {
	test("may be absent, but not for Career", () => {
		expect(errorsOf({ phone: "" })).toEqual({});
		expect(errorsOf({ phone: " ", enquiryType: "Career" })).toEqual({ phone: errorTexts.blank });
	});

	test.each([
		["0123456789", undefined],
		["123456789", errorTexts.phoneLength],
		["012-345-6789", errorTexts.phoneLength],
		["+6501234567", errorTexts.phoneLength],
		["01234 5678", errorTexts.phoneLength],
		["1e10000000", errorTexts.phoneLength],
		["01234567890", errorTexts.phoneTooLong],
		["+65 0123456789", errorTexts.phoneTooLong],
	])("%s", (phone, error) => {
		expect(errorsOf({ phone })).toEqual(error ? { phone: error } : {});
	});
});

test("the error texts and the pattern follow from the rule for phone numbers", () => {
	// The first rule is that of the specification.
	expect(phoneRuleOf({ least: 10, most: 10 })).toMatchObject({
		pattern: "[0-9]{10}",
		wrongLength: "Enter exactly ten digits, without spaces or other characters",
		tooLong: "You entered more than ten digits; enter exactly ten, without the country code",
	});
	expect(phoneRuleOf({ least: 9, most: 15 })).toMatchObject({
		pattern: "[0-9]{9,15}",
		wrongLength: "Enter nine to fifteen digits, without spaces or other characters",
		tooLong:
			"You entered more than fifteen digits; enter nine to fifteen, without the country code",
	});
});

test("a limit counts characters, not code units", () => {
	expect(errorsOf({ company: "😀".repeat(200) })).toEqual({});
	expect(errorsOf({ company: "😀".repeat(201) })).toEqual({ company: errorTexts.tooLong(200) });
	const email = `${"a".repeat(250)}@b.de`;
	expect(errorsOf({ user_email: email })).toEqual({ user_email: errorTexts.tooLong(254) });
});

const plain = (some: Partial<typeof valid>) => {
	const check = checkEnquiry({ ...valid, ...some });
	return check.ok ? check.enquiry : check.errors;
};

test.each([
	"ann\u200b@example.com",
	"\ufeffann@exa\u00admple.com\u2060",
	"\u202aann@example.com\u202c",
	"ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ",
	"ａｎｎ@example.com",
])("%j is the address ann@example.com", (user_email) => {
	expect(plain({ user_email }).user_email).toBe("ann@example.com");
});

test("a name loses invisible characters, but keeps its joiners and forms", () => {
	expect(plain({ user_name: "\u202aA\u200bda" }).user_name).toBe("Ada");
	for (const name of ["علی\u200cرضا", "\u{2F800}", "葛\u{E0100}", "Ａｄａ"]) {
		expect(plain({ user_name: name }).user_name).toBe(name);
	}
});

test("the digits of every script are digits", () => {
	for (const phone of [
		"٠١٢٣٤٥٦٧٨٩",
		"०१२३४५६७८९",
		"０１２３４５６７８９",
		"𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡",
		"𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙",
	]) {
		expect(plain({ phone }).phone).toBe("0123456789");
		expect(phoneDigits(`+${phone}`)).toBe("0123456789");
	}
});
