import type { Page } from "@playwright/test";
import { errorTexts, phoneRule } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, fillForm, sendButton } from "../support/page/enquiry-page.ts";

async function paste(page: Page, text: string) {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
	await page.keyboard.press("ControlOrMeta+V");
}

test("a number that is pasted or dictated is checked as a whole, and undoing a change does not hide the rest", {
	tag: "@release",
}, async ({ page, open, enquiry }) => {
	test.skip(phoneRule.most !== 10, "the numbers of this test have ten digits");
	await open("/contact");
	await fillForm(page, { ...enquiry, phone: "" });
	const phone = field(page, "phone");
	for (const enter of [
		() => paste(page, "+1 415 555 0132"),
		() => page.keyboard.insertText("+1 (415) 555-0132"),
	]) {
		await phone.focus();
		await enter();
		// Ten digits are shown, the error says what to do, and Send waits.
		await expect(phone).toHaveValue("1415555013");
		await expect(phone).toHaveAccessibleDescription(new RegExp(errorTexts.phoneTooLong));
		await expect(sendButton(page)).toBeDisabled();
		await phone.fill("");
	}
	const expectValue = async (value: string, canSend: boolean) => {
		await expect(phone).toHaveValue(value);
		await expect(sendButton(page)).toBeEnabled({ enabled: canSend });
	};
	await phone.pressSequentially("65871234561");
	await expectValue("6587123456", false);
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.press("Backspace");
	await expectValue("", true);
	await page.keyboard.press("ControlOrMeta+Z");
	await expectValue("6587123456", false);
	await page.keyboard.press("ControlOrMeta+A");
	await paste(page, "6587123456");
	await expectValue("6587123456", true);
});
