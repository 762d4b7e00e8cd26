import {
	checkEnquiry,
	type EnquiryErrors,
	type EnquiryField,
	enquiryFields,
	errorTexts,
	isBlank,
} from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";

/**
 * How much a field may complain. Blank: it was typed in, so clearing it shows at once.
 * All: it was left or sent, so its format shows too; nobody is corrected in mid-word.
 */
type Strictness = "blank" | "all";

export type FormState = {
	strictness: Partial<Record<EnquiryField, Strictness>>;
	errors: EnquiryErrors;
	/** The list of errors above the form, from a refused send until nothing is wrong. */
	summary: boolean;
	/** Career asks for a phone number and for other words. */
	career: boolean;
};

export type FormAction =
	| { type: "typed" | "left"; field: EnquiryField; values: EnquiryValues }
	/** Filled by the page itself: a draft, a prefill. */
	| { type: "filled" | "submitted"; values: EnquiryValues }
	| { type: "emptied" };

export const emptyForm: FormState = { strictness: {}, errors: {}, summary: false, career: false };

function visibleErrors(values: EnquiryValues, strictness: FormState["strictness"]): EnquiryErrors {
	const check = checkEnquiry(values);
	if (check.ok) return {};
	const visible = Object.entries(check.errors).filter(([field, error]) => {
		const level = strictness[field as EnquiryField];
		return level === "all" || (level === "blank" && error === errorTexts.blank);
	});
	return Object.fromEntries(visible);
}

function nextStrictness(
	strictness: FormState["strictness"],
	action: Exclude<FormAction, { type: "emptied" }>,
): FormState["strictness"] {
	switch (action.type) {
		case "typed":
			return { [action.field]: "blank", ...strictness };
		case "left": {
			const { field, values } = action;
			const inUse = strictness[field] !== undefined || !isBlank(values[field]);
			return inUse ? { ...strictness, [field]: "all" } : strictness;
		}
		case "submitted":
			return Object.fromEntries(enquiryFields.map((field) => [field, "all"]));
		case "filled":
			return strictness;
	}
}

/** Which errors show after something happened in the form. Pure: the values come with the action. */
export function formState(state: FormState, action: FormAction): FormState {
	if (action.type === "emptied") return emptyForm;
	const strictness = nextStrictness(state.strictness, action);
	const errors = visibleErrors(action.values, strictness);
	const asked = state.summary || action.type === "submitted";
	return {
		strictness,
		errors,
		summary: asked && Object.keys(errors).length > 0,
		career: action.values.enquiryType === "Career",
	};
}
