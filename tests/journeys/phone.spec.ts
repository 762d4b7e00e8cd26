import type { Page } from "@playwright/test";
import { errorTexts, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	enquiryType,
	errorSummary,
	field,
	fillForm,
	form,
	sendButton,
	successModal,
} from "../support/page/enquiry-page.ts";
import { holdScript } from "../support/page/interactive.ts";

const phone = (page: Page) => field(page, "phone");

async function paste(page: Page, text: string) {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
	await page.keyboard.press("ControlOrMeta+V");
}

/** Enters a text with a Japanese input method, which fires no key events. */
async function compose(page: Page, text: string) {
	const devtools = await page.context().newCDPSession(page);
	for (let end = 1; end <= text.length; end++) {
		const composition = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
		await devtools.send("Input.imeSetComposition", composition);
	}
	await devtools.send("Input.insertText", { text });
}

/** Fills the input in one step, as password managers and the browser's autofill do. */
const autofill = (page: Page, text: string) =>
	phone(page).evaluate((input: HTMLInputElement, value) => {
		input.value = value;
		input.dispatchEvent(new Event("input", { bubbles: true }));
	}, text);

const ENTRIES: [how: string, enter: (page: Page) => Promise<void>, tag?: string][] = [
	["typed", (page) => page.keyboard.type("14155550132"), "@every-engine"],
	["pasted", (page) => paste(page, "+1 415 555 0132"), "@release"],
	["dictated", (page) => page.keyboard.insertText("+1 (415) 555-0132"), "@release"],
	["composed", (page) => compose(page, "１４１５５５５０１３２"), "@release"],
	["filled in by the browser", (page) => autofill(page, "+14155550132"), "@release"],
];

for (const [how, enter, tag = []] of ENTRIES) {
	test(`a number of eleven digits, ${how}, waits until the visitor changes it`, { tag }, async ({
		page,
		open,
		enquiry,
		mailFrom,
	}) => {
		const sent: unknown[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(SEND_FORM_PATH)) sent.push(request);
		});
		await open("/contact");
		await fillForm(page, { ...enquiry, phone: "" });
		await phone(page).focus();
		await expect(phone(page)).toHaveAttribute("maxlength", "10");
		await enter(page);
		await expect(phone(page)).toHaveValue("1415555013");
		await expect(phone(page)).toHaveAttribute("maxlength", "10");
		await expect(phone(page)).toHaveAccessibleDescription(new RegExp(errorTexts.phoneTooLong));
		await expect(sendButton(page)).toBeDisabled();
		await page.keyboard.press("Enter");

		await phone(page).press("Home");
		await page.keyboard.press("Delete");
		await expect(phone(page)).toHaveValue("415555013");
		await phone(page).press("End");
		await page.keyboard.type("2");
		await sendButton(page).click();
		await expect(successModal(page)).toBeVisible();
		// Enter has sent nothing.
		expect(sent).toHaveLength(1);
		expect((await mailFrom(enquiry.user_email)).text).toContain("4155550132");
	});
}

test("a number pasted into or over another is checked as a whole, and undoing a change does not hide the rest", async ({
	page,
	open,
	enquiry,
}) => {
	await open("/contact");
	await fillForm(page, { ...enquiry, phone: "6591234567" });
	await phone(page).focus();
	await phone(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
	await paste(page, "8-7");
	await expect(phone(page)).toHaveValue("6587234567");
	await expect(sendButton(page)).toBeEnabled();
	await paste(page, "1");
	await expect(phone(page)).toHaveValue("6587123456");
	await expect(sendButton(page)).toBeDisabled();

	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.press("Backspace");
	await expect(sendButton(page)).toBeEnabled();
	await page.keyboard.press("ControlOrMeta+Z");
	await expect(phone(page)).toHaveValue("6587123456");
	await expect(sendButton(page)).toBeDisabled();

	await page.keyboard.press("ControlOrMeta+A");
	await paste(page, "6587123456");
	await expect(phone(page)).toHaveValue("6587123456");
	await expect(sendButton(page)).toBeEnabled();
});

test("a number of eleven digits, typed before the page has its script, waits as well", async ({
	page,
	enquiry,
}) => {
	const release = await holdScript(page);
	await page.goto("/contact");
	await fillForm(page, { ...enquiry, phone: "" });
	await phone(page).focus();
	await page.keyboard.type("14155550132");
	await expect(phone(page)).toHaveValue("14155550132");
	release();
	await expect(phone(page)).toHaveValue("1415555013");
	await expect(sendButton(page)).toBeDisabled();
});

test("the error of a number that is too long is announced while typing", async ({ page, open }) => {
	await open("/contact");
	await phone(page).focus();
	await page.keyboard.type("14155550132");
	const announced = form(page).locator("[aria-live=polite]", { hasText: errorTexts.phoneTooLong });
	await expect(announced).toBeVisible();
	await expect(phone(page)).toBeFocused();
});

test("Career makes Phone required, also if it is chosen before the page has its script", async ({
	page,
}) => {
	const release = await holdScript(page);
	await page.goto("/contact");
	await enquiryType(page, "Career").check();
	release();
	await expect(phone(page)).toHaveAttribute("required");
	await sendButton(page).click();
	await expect(errorSummary(page).getByRole("link", { name: /^Phone/ })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the label says that Career needs the number, and the browser does not cut it", async ({
		page,
		enquiry,
	}) => {
		await page.goto("/contact");
		await expect(phone(page)).toHaveAccessibleName("Phone (needed for Career only)");
		await fillForm(page, { ...enquiry, phone: "" });
		await phone(page).focus();
		await page.keyboard.type("14155550132");
		await expect(phone(page)).toHaveValue("14155550132");
		await sendButton(page).click();
		await expect(phone(page)).toBeFocused();
		await expect(page).toHaveURL("/contact");
	});

	test("the service refuses the number with a sentence that says what to do", async ({
		page,
		enquiry,
		problems,
	}) => {
		problems.allow(/status 400/, /the server responded with a status of 400/);
		await page.goto("/contact");
		await form(page).evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await fillForm(page, { ...enquiry, phone: "14155550132" });
		await sendButton(page).click();
		await expect(page.getByRole("listitem").first()).toContainText(errorTexts.phoneTooLong);
	});
});
