import { describe, expect, test, vi } from "vitest";
import { enquiryFields, errorTexts } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { emptyForm, type FormAction, formState } from "./form-state.ts";

// A firm may have another rule.
vi.mock("#company/phone.json", () => ({
	default: { least: 10, most: 10, hint: "Ten digits. Another format goes into the message." },
}));

const blank = Object.fromEntries(enquiryFields.map((field) => [field, ""])) as EnquiryValues;

function stateAfter(...actions: FormAction[]) {
	return actions.reduce(formState, emptyForm);
}

const values = (some: Partial<EnquiryValues>) => ({ ...blank, ...some });

describe("live errors", () => {
	test("a field that was only visited shows no error", () => {
		expect(stateAfter({ type: "left", field: "user_name", values: blank }).errors).toEqual({});
	});

	test("a field that was cleared shows an error at once, and no other field does", () => {
		const { errors, summary } = stateAfter(
			{ type: "typed", field: "user_name", values: values({ user_name: "A" }) },
			{ type: "typed", field: "user_name", values: blank },
		);
		expect(errors).toEqual({ user_name: errorTexts.blank });
		expect(summary).toBe(false);
	});

	test("white space counts as blank", () => {
		const spaces = values({ message: "  \n" });
		expect(stateAfter({ type: "typed", field: "message", values: spaces }).errors).toEqual({
			message: errorTexts.blank,
		});
	});

	test.each([
		["user_email", "ann@", "ann@example.com", errorTexts.emailFormat],
		["phone", "65912", "6591234567", errorTexts.phoneLength],
	] as const)(
		"%s: checks the format when the field is left, and then while typing",
		(field, bad, good, text) => {
			const typed = { type: "typed", field, values: values({ [field]: bad }) } as const;
			expect(stateAfter(typed).errors).toEqual({});
			const left = { ...typed, type: "left" } as const;
			expect(stateAfter(typed, left).errors).toEqual({ [field]: text });
			const corrected = { ...typed, values: values({ [field]: good }) };
			expect(stateAfter(typed, left, corrected).errors).toEqual({});
			expect(stateAfter(typed, left, corrected, typed).errors).toEqual({ [field]: text });
		},
	);
});

describe("a rejected submit", () => {
	test("every required field has an error", () => {
		const { errors, summary } = stateAfter({ type: "submitted", values: blank });
		expect(Object.keys(errors).sort()).toEqual([
			"enquiryType",
			"message",
			"user_email",
			"user_name",
		]);
		expect(new Set(Object.values(errors))).toEqual(new Set([errorTexts.blank]));
		expect(summary).toBe(true);
	});

	test("the summary disappears with the last error", () => {
		const incomplete = values({
			user_name: "Ann",
			user_email: "ann@example.com",
			enquiryType: "Other",
		});
		const submitted = { type: "submitted", values: incomplete } as const;
		expect(stateAfter(submitted).errors).toEqual({ message: errorTexts.blank });
		const complete = { ...incomplete, message: "Hello" };
		const state = stateAfter(submitted, { type: "typed", field: "message", values: complete });
		expect(state).toMatchObject({ errors: {}, summary: false });
	});
});

describe("Career", () => {
	const submitted = { type: "submitted", values: blank } as const;
	const select = (enquiryType: string) =>
		({ type: "typed", field: "enquiryType", values: values({ enquiryType }) }) as const;

	test("a blank phone is an error for Career only, and another type clears it", () => {
		expect(stateAfter(submitted, select("Career")).errors.phone).toBe(errorTexts.blank);
		expect(stateAfter(submitted, select("Career"), select("Other")).errors.phone).toBeUndefined();
	});

	test("selecting a type clears its error", () => {
		expect(stateAfter(submitted, select("Other")).errors.enquiryType).toBeUndefined();
	});

	test("a draft or an intent can select it", () => {
		const filled = { type: "filled", values: values({ enquiryType: "Career" }) } as const;
		expect(stateAfter(filled)).toMatchObject({ career: true, errors: {} });
	});
});
