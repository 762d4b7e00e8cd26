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
 * Which errors a field may show. "blank": the visitor has typed in it, so clearing it shows an error
 * at once. "all": the visitor has left or submitted it. A wrong format is an error only then, because
 * an incomplete value is normal while typing. A phone number that is too long is an error at once.
 */
type Strictness = "blank" | "all";

type FormState = {
	strictness: Partial<Record<EnquiryField, Strictness>>;
	errors: EnquiryErrors;
	/** Shows the error summary, from a rejected submit until every error is corrected. */
	summary: boolean;
	/** True for the enquiry type Career, which requires a phone number and shows other hints. */
	career: boolean;
};

export type FormAction =
	| { type: "typed" | "left"; field: EnquiryField; values: EnquiryValues }
	/** "filled": the page has filled in a draft or an intent. */
	| { type: "filled" | "submitted"; values: EnquiryValues }
	| { type: "emptied" };

export const emptyForm: FormState = { strictness: {}, errors: {}, summary: false, career: false };

function visibleErrors(values: EnquiryValues, strictness: FormState["strictness"]): EnquiryErrors {
	const check = checkEnquiry(values);
	if (check.ok) return {};
	const visible = Object.entries(check.errors).filter(([field, error]) => {
		const level = strictness[field as EnquiryField];
		if (level === "all" || error === errorTexts.phoneTooLong) return true;
		return level === "blank" && error === errorTexts.blank;
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
			const touched = strictness[field] !== undefined || !isBlank(values[field]);
			return touched ? { ...strictness, [field]: "all" } : strictness;
		}
		case "submitted":
			return Object.fromEntries(enquiryFields.map((field) => [field, "all"]));
		case "filled":
			return strictness;
	}
}

/** The form's reducer, which decides what errors show. Every action carries the form's values. */
export function formState(state: FormState, action: FormAction): FormState {
	if (action.type === "emptied") return emptyForm;
	const strictness = nextStrictness(state.strictness, action);
	const errors = visibleErrors(action.values, strictness);
	const rejected = state.summary || action.type === "submitted";
	return {
		strictness,
		errors,
		summary: rejected && Object.keys(errors).length > 0,
		career: action.values.enquiryType === "Career",
	};
}
