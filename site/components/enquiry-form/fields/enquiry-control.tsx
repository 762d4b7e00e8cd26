import type { EnquiryField } from "#shared/enquiry.ts";
import { EnquiryTypeChoice } from "./enquiry-type-choice.tsx";
import type { FieldState } from "./field-state.ts";
import { MessageField } from "./message-field.tsx";
import { PhoneField } from "./phone/phone-field.tsx";
import { PlainField } from "./plain-field.tsx";

/** The control of one field. The default is a single-line text input. */
export function EnquiryControl({ field, ...state }: FieldState & { field: EnquiryField }) {
	switch (field) {
		case "phone":
			return <PhoneField {...state} />;
		case "enquiryType":
			return <EnquiryTypeChoice {...state} />;
		case "message":
			return <MessageField {...state} />;
		default:
			return <PlainField {...state} field={field} />;
	}
}
