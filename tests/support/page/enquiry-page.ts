import { expect, type Locator, type Page } from "@playwright/test";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { phoneRule } from "#shared/enquiry.ts";

export const ada = {
	user_name: "Ada Lovelace",
	company: "Analytical Engines",
	user_email: "ada@example.org",
	phone: "656123456789012".slice(0, phoneRule.least),
	enquiryType: "Software Solutions",
	message: "Our tables are computed by hand.\nCan an engine do it?",
};
export type EnquiryFields = Partial<typeof ada>;

const NAMES = ["user_name", "company", "user_email", "phone", "message"] as const;

export const form = (page: Page): Locator => page.locator("form");
export const field = (page: Page, name: (typeof NAMES)[number]): Locator =>
	form(page).locator(`[name=${name}]`);
/** The link of the error summary to a field. */
export const errorLink = (page: Page, name: keyof typeof copy.fields): Locator =>
	errorSummary(page).getByRole("link", { name: copy.fields[name].label });
export const enquiryType = (page: Page, name: string): Locator =>
	form(page).getByRole("radio", { name });
/** Its text changes while the request is pending. */
export const sendButton = (page: Page): Locator => form(page).locator("[type=submit]");
export const errorSummary = (page: Page): Locator =>
	page.getByRole("alert", { name: copy.summaryHeading });
export const successModal = (page: Page): Locator =>
	page.getByRole("dialog", { name: copy.success.title });
export const failureModal = (page: Page): Locator =>
	page.getByRole("dialog", { name: copy.failure.title });

/** Fills in the form, locating the fields by their labels. */
export async function fillForm(page: Page, enquiry: EnquiryFields): Promise<void> {
	for (const name of NAMES) {
		const value = enquiry[name];
		if (value) await field(page, name).fill(value);
	}
	if (enquiry.enquiryType) await enquiryType(page, enquiry.enquiryType).check();
}

/**
 * Types into a field as a visitor does, who first sees that it has the focus: React may draw the form
 * anew when it gets it.
 */
export async function typeInto(target: Locator, text: string): Promise<void> {
	await target.focus();
	await expect(target).toBeFocused();
	await target.page().keyboard.press("ControlOrMeta+A");
	await target.page().keyboard.insertText(text);
}

/** Expects that the form has these values. */
export async function expectFields(page: Page, values: EnquiryFields): Promise<void> {
	for (const name of NAMES) {
		const value = values[name];
		if (value !== undefined) await expect(field(page, name)).toHaveValue(value);
	}
	if (values.enquiryType) await expect(enquiryType(page, values.enquiryType)).toBeChecked();
}
