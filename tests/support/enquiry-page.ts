import type { Page } from "playwright-core";

export const ada = {
	user_name: "Ada Lovelace",
	company: "Analytical Engines",
	user_email: "ada@example.org",
	phone: "6561234567",
	enquiryType: "Software Solutions",
	message: "Our tables are computed by hand.\nCan an engine do it?",
};
export type Answers = Partial<typeof ada>;

export const form = (page: Page) => page.locator("form");
export const sendButton = (page: Page) => form(page).getByRole("button", { name: /^Send/ });

/** Fills the fields as a visitor does, by their labels. */
export async function fillForm(page: Page, answers: Answers) {
	const field = (name: RegExp) => form(page).getByRole("textbox", { name });
	if (answers.user_name) await field(/^Name/).fill(answers.user_name);
	if (answers.company) await field(/^Company/).fill(answers.company);
	if (answers.user_email) await field(/^Email/).fill(answers.user_email);
	if (answers.phone) await field(/^Phone/).fill(answers.phone);
	if (answers.enquiryType) {
		await form(page).getByRole("radio", { name: answers.enquiryType }).check();
	}
	if (answers.message) await field(/^Message/).fill(answers.message);
}

/** What the visitor reads in the form's fields now. */
export async function typedWords(page: Page) {
	const value = (name: string) => form(page).locator(`[name=${name}]`).inputValue();
	return {
		user_name: await value("user_name"),
		user_email: await value("user_email"),
		message: await value("message"),
	};
}
