import type { EnquiryErrors } from "#shared/enquiry.ts";

/** What every control of the form depends on. */
export type FieldState = {
	errors: EnquiryErrors;
	/** True below the error summary, which has already announced every error. */
	quiet: boolean;
	/** True for the enquiry type Career, which requires a phone number and shows other hints. */
	career: boolean;
};
