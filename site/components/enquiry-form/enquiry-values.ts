import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { enteredPhone, limitPhone } from "./limit-phone.ts";

export type EnquiryValues = Record<EnquiryField, string>;

export function isEnquiryField(name: string): name is EnquiryField {
	return enquiryFields.some((field) => field === name);
}

const phoneInput = (form: HTMLFormElement) => form.elements.namedItem("phone") as HTMLInputElement;

/** Reads the current values from the DOM, their only source. */
export function readValues(form: HTMLFormElement): EnquiryValues {
	const data = new FormData(form);
	const entries = enquiryFields.map((field) => [field, String(data.get(field) ?? "")]);
	return { ...Object.fromEntries(entries), phone: enteredPhone(phoneInput(form)) };
}

/** Writes values into the form; for radio buttons this selects one. */
export function writeValues(form: HTMLFormElement, values: Partial<EnquiryValues>) {
	for (const field of enquiryFields) {
		const value = values[field];
		const control = form.elements.namedItem(field) as HTMLInputElement | RadioNodeList | null;
		if (value !== undefined && control) control.value = value;
	}
	limitPhone(phoneInput(form));
}
