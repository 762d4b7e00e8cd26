import type { EnquiryField } from "#shared/enquiry.ts";

/**
 * Returns the id of a field's control. Links target it, and a page has only one form. It is apart from the
 * rules of the fields, because every page loads it.
 */
export const fieldId = (field: EnquiryField): string => `enquiry-${field}`;
