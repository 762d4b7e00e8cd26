import type { EnquiryField } from "#shared/enquiry.ts";

/** What people call the fields, in mails and on the refusal page. */
export const fieldLabels: Record<EnquiryField, string> = {
	user_name: "Name",
	company: "Company",
	user_email: "Email",
	phone: "Phone",
	enquiryType: "Enquiry type",
	message: "Message",
};
