import type { Page } from "@playwright/test";
import form from "#company/enquiry-form.json" with { type: "json" };
import contact from "#company/pages/contact.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import {
	enquiryType,
	field,
	fillForm,
	sendButton,
	successModal,
} from "../support/page/enquiry-page.ts";
import { closingCallAt, SERVICE } from "../support/page-copy.ts";

/** The closing call of a page is the first line of an enquiry. */

const WORDS = "It is twelve years old.\nNobody knows it.";
/** No address has any of these words. */
const IN_ADDRESS = /twelve|Nobody|message=/;

const textArea = (page: Page) => page.getByRole("textbox", { name: closingCallAt(SERVICE) });
const button = (page: Page) => page.getByRole("button", { name: form.firstWords });

test("the words follow those of a draft and are sent with the form, and no request has them in its address", async ({
	page,
	open,
	enquiry,
	mailFrom,
}) => {
	const addresses: string[] = [];
	page.on("request", (request) => addresses.push(request.url()));
	await open(SERVICE);
	await textArea(page).fill(WORDS);
	await button(page).click();
	await expect(page).toHaveURL(/\/contact(#.*)?$/);
	await expect(field(page, "message")).toHaveValue(WORDS);
	await expect(enquiryType(page, "Software Solutions")).toBeChecked();
	await expect(field(page, "user_name")).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(SERVICE);
	await textArea(page).fill("And more.");
	await button(page).click();
	await expect(field(page, "message")).toHaveValue(`${WORDS}\n\nAnd more.`);
	await page.reload();
	await expect(field(page, "message")).toHaveValue(`${WORDS}\n\nAnd more.`);

	await fillForm(page, { user_name: enquiry.user_name, user_email: enquiry.user_email });
	await sendButton(page).click();
	await expect(successModal(page)).toBeVisible();
	expect(addresses.filter((address) => IN_ADDRESS.test(address))).toEqual([]);
	const { text } = await mailFrom(enquiry.user_email);
	expect(text).toContain("It is twelve years old.");
});

test.describe("without script", { tag: "@release" }, () => {
	test.use({ javaScriptEnabled: false });

	test("the button opens the form, which says where the words are", async ({ page }) => {
		// The text locators of Playwright skip what is in a noscript element.
		const note = page.locator("#first-words");
		await page.goto("/contact");
		await expect(note).toBeHidden();
		await page.goto(SERVICE);
		await textArea(page).fill(WORDS);
		await button(page).click();
		await expect(page).toHaveURL(/\/contact\?message=/);
		await expect(note).toBeInViewport();
		await expect(note).toHaveText(contact.wordsNote);
	});
});
