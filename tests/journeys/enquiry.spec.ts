import copy from "#company/enquiry-form.json" with { type: "json" };
import contact from "#company/pages/contact.json" with { type: "json" };
import failed from "#company/pages/enquiry-failed.json" with { type: "json" };
import sent from "#company/pages/enquiry-sent.json" with { type: "json" };
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { enquiryFields, errorTexts, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	enquiryType,
	errorLink,
	errorSummary,
	expectFields,
	field,
	fillForm,
	form,
	sendButton,
	successModal,
} from "../support/page/enquiry-page.ts";
import { holdScript, waitForStart } from "../support/page/interactive.ts";
import { SOLUTION } from "../support/page-copy.ts";
import { OWNER } from "../support/site.ts";

test("a visitor corrects and sends an enquiry with the keyboard only, and the owner receives every field", {
	tag: "@every-engine",
}, async ({ page, browserName, enquiry, mailFrom }) => {
	const release = await holdScript(page);
	await page.goto("/contact");
	// Career makes the number required, also if it was chosen before the script arrived.
	await enquiryType(page, "Career").check();
	release();
	await waitForStart(page);
	await sendButton(page).press("Enter");
	await expect(errorSummary(page)).toBeFocused();
	await expect(sendButton(page)).toBeDisabled();
	for (const name of ["user_name", "phone", "message"] as const)
		await expect(errorLink(page, name)).toBeVisible();
	// The judge needs the protocol of Chromium.
	if (browserName === "chromium") expect(await axeFindings(page)).toEqual([]);
	await errorLink(page, "user_email").press("Enter");
	await expect(field(page, "user_email")).toBeFocused();
	await expect(field(page, "user_email")).toHaveAttribute("aria-invalid", "true");

	const typeAndTab = async (text: string) => {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	};
	await field(page, "user_name").focus();
	const typed: Partial<Record<string, string>> = enquiry;
	for (const name of enquiryFields) {
		if (name === "enquiryType") {
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("Tab");
			continue;
		}
		if (name === "phone") {
			// A number that is too long waits until it is corrected.
			await page.keyboard.type(enquiry.phone.repeat(3));
			await expect(field(page, "phone")).toHaveAccessibleDescription(
				new RegExp(errorTexts.phoneTooLong),
			);
			await page.keyboard.press("ControlOrMeta+A");
		}
		await typeAndTab(typed[name] ?? "");
	}
	await expect(sendButton(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toContainText(copy.success.text);
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toBeHidden();
	await expectFields(page, { user_name: "", user_email: "", message: "" });

	const mail = await mailFrom(enquiry.user_email);
	const text = mail.text?.replaceAll("\r\n", "\n");
	for (const value of Object.values({ ...enquiry, enquiryType: "Other" }))
		expect(text).toContain(value);
	expect(mail.envelopeTo).toEqual([OWNER]);
});

test("what was typed and sent off before the script arrived is kept, and sent once", async ({
	page,
	enquiry,
	mailFrom,
}) => {
	const release = await holdScript(page);
	await page.goto("/");
	await fillForm(page, enquiry);
	await sendButton(page).dblclick();
	release();
	await expect(successModal(page)).toBeVisible();
	await mailFrom(enquiry.user_email);
});

test("a double click, Enter, and another try after a lost answer send one enquiry", async ({
	page,
	open,
	enquiry,
	mailFrom,
	problems,
}) => {
	problems.allow(/Failed to load resource/, /^request failed: .*send-form/);
	let requests = 0;
	const { promise: held, resolve: respond } = Promise.withResolvers<void>();
	await open("/contact");
	await page.route(`**${SEND_FORM_PATH}`, async (route) => {
		requests += 1;
		if (requests > 1) return route.continue();
		// The service stores the enquiry, but its answer is lost.
		await route.fetch();
		await held;
		await route.abort("connectionreset");
	});
	await fillForm(page, enquiry);
	await sendButton(page).dblclick();
	await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
	expect(requests).toBe(1);
	respond();
	// The form tries again by itself.
	await expect(successModal(page)).toBeVisible();
	expect(requests).toBe(2);
	await mailFrom(enquiry.user_email);
});

const [first, second] = contact.beginnings.items;

test("a link fills in the form and another replaces its words; one's own words stay, also on a reload and another page", async ({
	page,
	open,
	enquiry,
}) => {
	if (!first || !second) throw new Error("The contact page has fewer than two beginnings.");
	const sentence = (title: string) => page.getByRole("link", { name: title });
	await open("/contact");
	await sentence(first.title).click();
	await expect(field(page, "message")).toHaveValue(first.message);
	await sentence(second.title).click();
	await expect(field(page, "message")).toHaveValue(second.message);
	await fillForm(page, enquiry);
	await sentence(first.title).click();
	const message = `${enquiry.message}\n\n${first.message}`;
	await expect(field(page, "message")).toHaveValue(message);
	await page.reload();
	await expectFields(page, { ...enquiry, message });
	await page.goto(SOLUTION);
	await page.getByRole("link", { name: copy.consultation.label }).first().click();
	await expect(enquiryType(page, "Software Solutions")).toBeChecked();
	await expect(field(page, "message")).toHaveValue(/^Our tables are computed by hand/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a refused enquiry comes back as it was typed, with reasons, and is sent once it is corrected", async ({
		page,
		enquiry,
		mailFrom,
		problems,
	}) => {
		problems.allow(/status( of)? 400/);
		const typed = {
			...enquiry,
			user_name: `Ada "the first" O'Hara & Sons`,
			company: `</textarea><script>alert(1)</script>`,
			user_email: "not an address",
			phone: enquiry.phone.repeat(3),
			message: `\n  Line one\n\n</textarea><script>alert("2")</script>\n<b>&amp; 'end'`,
		};
		await page.goto("/contact");
		// Otherwise the browser itself refuses it, and the service is not asked.
		await form(page).evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await fillForm(page, typed);
		await sendButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(failed.heading);
		await expectFields(page, typed);
		await expect(errorSummary(page).getByRole("link").first()).toBeFocused();
		for (const [name, text] of [
			["user_email", errorTexts.emailFormat],
			["phone", errorTexts.phoneTooLong],
		] as const) {
			await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
			await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
		}
		await fillForm(page, { user_email: enquiry.user_email, phone: enquiry.phone });
		await sendButton(page).click();
		await expect(page).toHaveURL(/\/enquiry-sent\?reference=/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading);
		const { text } = await mailFrom(enquiry.user_email);
		expect(text?.replaceAll("\r\n", "\n")).toContain(typed.message.trim());
		expect(text).toContain(typed.company);
	});
});
