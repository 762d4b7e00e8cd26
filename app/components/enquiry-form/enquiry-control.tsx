import type { EnquiryErrors, EnquiryField } from "#shared/enquiry.ts";
import { EnquiryTypeChoice } from "./enquiry-type-choice.tsx";
import { MessageField } from "./message-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PlainField } from "./plain-field.tsx";

export type FieldState = {
	errors: EnquiryErrors;
	/** True below the error summary, which has just announced every error. */
	quiet: boolean;
	/** Career requires a phone number and shows other hints. */
	career: boolean;
};

/** The input of one field. A field that needs no input of its own kind is a line of text. */
export function EnquiryControl({ field, ...state }: FieldState & { field: EnquiryField }) {
	switch (field) {
		case "phone":
			return <PhoneField {...state} />;
		case "enquiryType":
			return <EnquiryTypeChoice error={state.errors.enquiryType} quiet={state.quiet} />;
		case "message":
			return <MessageField {...state} />;
		default:
			return <PlainField field={field} errors={state.errors} quiet={state.quiet} />;
	}
}
