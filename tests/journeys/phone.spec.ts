import type { Page } from "@playwright/test";
import { errorTexts, phoneRule } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, fillForm, form, sendButton } from "../support/page/enquiry-page.ts";

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

const ENTRIES: [how: string, enter: (page: Page) => Promise<void>][] = [
	["pasted", (page) => paste(page, "+1 415 555 0132")],
	["dictated", (page) => page.keyboard.insertText("+1 (415) 555-0132")],
	["composed", (page) => compose(page, "１４１５５５５０１３２")],
	["filled in by the browser", (page) => autofill(page, "+14155550132")],
];

/** Ten digits are shown, the error says what to do, and Send waits. */
async function expectTooLong(page: Page) {
	await expect(phone(page)).toHaveValue("1415555013");
	await expect(phone(page)).toHaveAttribute("maxlength", "10");
	await expect(phone(page)).toHaveAccessibleDescription(new RegExp(errorTexts.phoneTooLong));
	await expect(sendButton(page)).toBeDisabled();
}

test("a number entered in any way is checked as a whole, and undoing a change does not hide the rest", {
	tag: "@release",
}, async ({ page, open, enquiry }) => {
	test.skip(phoneRule.most !== 10, "the numbers of this test have ten digits");
	await open("/contact");
	await fillForm(page, { ...enquiry, phone: "" });
	for (const [how, enter] of ENTRIES) {
		await test.step(how, async () => {
			await phone(page).focus();
			await enter(page);
			await expectTooLong(page);
			await expect(
				form(page).locator("[aria-live=polite]", { hasText: errorTexts.phoneTooLong }),
			).toBeVisible();
			await phone(page).fill("");
		});
	}
	await phone(page).fill("6591234567");
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
