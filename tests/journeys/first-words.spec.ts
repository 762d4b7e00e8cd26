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
import { holdScript, waitForHydration } from "../support/page/interactive.ts";
import { closingCallAt, SERVICE } from "../support/page-copy.ts";

/** The closing call of a page is the first line of an enquiry. */

const PAGE = SERVICE;
const WORDS = "It is twelve years old.\nNobody knows it.";
/** No address has any of these words. */
const IN_ADDRESS = /twelve|Nobody|message=/;

const textArea = (page: Page) => page.getByRole("textbox", { name: closingCallAt(PAGE) });
const button = (page: Page) => page.getByRole("button", { name: form.firstWords });

const watchRequests = (page: Page) => {
	const addresses: string[] = [];
	page.on("request", (request) => addresses.push(request.url()));
	return addresses;
};

test("the words open the form and are sent with it, and no request has them in its address", async ({
	page,
	open,
	enquiry,
	mailFrom,
}) => {
	const addresses = watchRequests(page);
	await open(PAGE);
	await textArea(page).fill(WORDS);
	await button(page).click();
	await expect(page).toHaveURL("/contact");
	await expect(field(page, "message")).toHaveValue(WORDS);
	await expect(enquiryType(page, "Software Solutions")).toBeChecked();
	await expect(field(page, "user_name")).toBeFocused();

	await fillForm(page, { user_name: enquiry.user_name, user_email: enquiry.user_email });
	await sendButton(page).click();
	await expect(successModal(page)).toBeVisible();
	expect(addresses.filter((address) => IN_ADDRESS.test(address))).toEqual([]);
	const { text } = await mailFrom(enquiry.user_email);
	expect(text).toContain("It is twelve years old.");
});

test("the words follow those of a draft, Back leads to the call, and a reload keeps them", async ({
	page,
	open,
}) => {
	await open("/contact");
	await fillForm(page, { message: "Hello", enquiryType: "Other" });
	await open(PAGE);
	await textArea(page).fill(WORDS);
	await button(page).click();
	await expect(field(page, "message")).toHaveValue(`Hello\n\n${WORDS}`);
	await expect(enquiryType(page, "Other")).toBeChecked();
	await page.goBack();
	await expect(page).toHaveURL(PAGE);
	await expect(textArea(page)).toBeVisible();
	await page.goForward();
	await page.reload();
	await expect(field(page, "message")).toHaveValue(`Hello\n\n${WORDS}`);
});

test("without words the button opens the empty form at its first field", {
	tag: "@release",
}, async ({ page, open }) => {
	await open(PAGE);
	await button(page).press("Enter");
	await expect(page).toHaveURL("/contact");
	await expect(field(page, "user_name")).toBeFocused();
	await expect(field(page, "message")).toHaveValue("");
	await expect(enquiryType(page, "Software Solutions")).not.toBeChecked();
});

test("words typed and sent off before hydration arrive", async ({ page }) => {
	const release = await holdScript(page);
	await page.goto(PAGE);
	await textArea(page).fill(WORDS);
	await button(page).click();
	await expect(textArea(page)).toHaveValue(WORDS);
	release();
	await expect(page).toHaveURL("/contact");
	await expect(field(page, "message")).toHaveValue(WORDS);
});

test("if the script fails to load, the browser opens the form with the words, which then leave the address", async ({
	page,
	problems,
}) => {
	problems.allow(/request failed: .*\.js/, /Failed to (load|fetch)/);
	await page.route("**/*.js", (route) => route.abort());
	await page.goto(PAGE);
	await textArea(page).fill(WORDS);
	await button(page).click();
	await expect(page).toHaveURL(/^[^?]*\/contact\?message=/);
	// The script of the form loads again.
	await page.unrouteAll();
	await page.reload();
	await waitForHydration(page);
	await expect(field(page, "message")).toHaveValue(WORDS);
	await expect(page).toHaveURL("/contact");
	expect(await page.evaluate(() => sessionStorage.arrival)).not.toMatch(IN_ADDRESS);
});

test("an address with words does not get into the record of the arrival", {
	tag: "@release",
}, async ({ page }) => {
	await page.goto("/contact?message=It+is+twelve&utm_source=news");
	await expect(page).toHaveURL("/contact?utm_source=news");
	await expect(field(page, "message")).toHaveValue("It is twelve");
	expect(await page.evaluate(() => sessionStorage.arrival)).toBe(" /contact?utm_source=news");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the button opens the form, which says where the words are, and Back keeps them", async ({
		page,
	}) => {
		await page.goto("/contact");
		// The text locators of Playwright skip what is in a noscript element.
		const note = page.locator("#first-words");
		await expect(note).toBeHidden();
		await page.goto(PAGE);
		await textArea(page).fill(WORDS);
		await button(page).click();
		await expect(page).toHaveURL(/\/contact\?message=/);
		await expect(note).toBeInViewport();
		await expect(note).toHaveText(contact.wordsNote);
		await expect(page.getByRole("heading", { name: contact.heading })).toBeInViewport();
		await expect(sendButton(page)).toBeVisible();
		await page.goBack();
		await expect(textArea(page)).toHaveValue(WORDS);
	});
});
