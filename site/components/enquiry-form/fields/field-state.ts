import type { EnquiryErrors } from "#shared/enquiry.ts";
import type { EnquiryValues } from "../enquiry-values.ts";

/** What every control of the form depends on. */
export type FieldState = {
	errors: EnquiryErrors;
	/** What the controls contain at first, in the form of a refused enquiry. */
	values?: Partial<EnquiryValues>;
	/** True below the error summary, which has already announced every error. */
	quiet: boolean;
	/** True for the enquiry type Career, which requires a phone number and shows other hints. */
	career: boolean;
	/**
	 * True once script checks the fields. The native `required` is left out then: Firefox tells screen
	 * readers that a blank required field is invalid, before anybody has typed.
	 */
	scripted: boolean;
};
