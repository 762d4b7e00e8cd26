import { expect, test } from "vitest";
import { type EnquiryField, enquiryFields, errorTexts } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { emptyForm, type FormAction, formState } from "./form-state.ts";

/** shared/enquiry.test.ts has the rules; these tests have when their errors show. */
const { blank, emailFormat, phoneLength } = errorTexts;
const empty = Object.fromEntries(enquiryFields.map((field) => [field, ""])) as EnquiryValues;
const values = (some: Partial<EnquiryValues>) => ({ ...empty, ...some });
const stateAfter = (...actions: FormAction[]) => actions.reduce(formState, emptyForm);
const typed = (field: EnquiryField, value: string, others = {}) =>
	({ type: "typed", field, values: values({ ...others, [field]: value }) }) as const;
const submitted = (some = {}) => ({ type: "submitted", values: values(some) }) as const;

test.each<[EnquiryField, string[], string | undefined]>([
	["user_name", ["left"], undefined],
	["user_name", ["typed A", "typed"], blank],
	["message", ["typed  "], blank],
	["user_email", ["typed ann@"], undefined],
	["user_email", ["typed ann@", "left ann@"], emailFormat],
	["user_email", ["typed ann@", "left ann@", "typed ann@example.com"], undefined],
	["user_email", ["left ann@example.com", "typed ann@"], emailFormat],
	["phone", ["typed 65912", "left 65912"], phoneLength],
])("%s after %j has the error %s, and no other field has one", (field, steps, error) => {
	const actions = steps.map((step) => {
		const [, type, value = ""] = /^(\w+) ?(.*)$/.exec(step) ?? [];
		return { ...typed(field, value), type: type as "typed" | "left" };
	});
	const { errors, summary } = stateAfter(...actions);
	expect(errors).toEqual(error ? { [field]: error } : {});
	expect(summary).toBe(false);
});

test("after a submit every required field has an error, and the summary disappears with the last", () => {
	const all = { user_name: blank, user_email: blank, enquiryType: blank, message: blank };
	expect(stateAfter(submitted())).toMatchObject({ errors: all, summary: true });
	const incomplete = { user_name: "Ann", user_email: "ann@example.com", enquiryType: "Other" };
	expect(stateAfter(submitted(incomplete)).errors).toEqual({ message: blank });
	const state = stateAfter(submitted(incomplete), typed("message", "Hello", incomplete));
	expect(state).toMatchObject({ errors: {}, summary: false });
});

test("Career requires a phone, and another type clears its error", () => {
	const select = (type: string) => typed("enquiryType", type);
	const { errors, career } = stateAfter(submitted(), select("Career"));
	expect([errors.phone, errors.enquiryType, career]).toEqual([blank, undefined, true]);
	expect(stateAfter(submitted(), select("Career"), select("Other")).errors.phone).toBeUndefined();
	const draft = { type: "filled", values: values({ enquiryType: "Career" }) } as const;
	expect(stateAfter(draft)).toMatchObject({ career: true, errors: {} });
});
