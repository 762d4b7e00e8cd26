import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";

export type EnquiryValues = Record<EnquiryField, string>;

/** The id of a field's control: one form a page, and links lead to its fields. */
export function fieldId(field: EnquiryField): string {
	return `enquiry-${field}`;
}

export function isEnquiryField(name: string): name is EnquiryField {
	return enquiryFields.some((field) => field === name);
}

/** What the form holds now. The browser keeps the values; nothing mirrors them. */
export function readValues(form: HTMLFormElement): EnquiryValues {
	const data = new FormData(form);
	const entries = enquiryFields.map((field) => [field, String(data.get(field) ?? "")]);
	return Object.fromEntries(entries);
}

/** Puts values into the form; choosing a radio button counts as a value too. */
export function writeValues(form: HTMLFormElement, values: Partial<EnquiryValues>) {
	for (const field of enquiryFields) {
		const value = values[field];
		const control = form.elements.namedItem(field) as HTMLInputElement | RadioNodeList | null;
		if (value !== undefined && control) control.value = value;
	}
}
