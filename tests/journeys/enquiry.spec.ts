import contact from "#company/pages/contact.json" with { type: "json" };
import { errorTexts, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	enquiryType,
	errorSummary,
	field,
	fieldValues,
	fillForm,
	form,
	sendButton,
	successModal,
	valuesOf,
} from "../support/page/enquiry-page.ts";
import { holdScript } from "../support/page/interactive.ts";
import { prefills, SOLUTION, vacancy } from "../support/page-copy.ts";

test("a visitor sends an enquiry with the keyboard only, and the owner receives every field", {
	tag: "@every-engine",
}, async ({ page, enquiry, mailFrom }) => {
	await page.goto("/contact");
	await field(page, "user_name").focus();
	const typeAndTab = async (text: string) => {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	};
	await typeAndTab(enquiry.user_name);
	await typeAndTab(enquiry.company);
	await typeAndTab(enquiry.user_email);
	await typeAndTab(enquiry.phone);
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Tab");
	await typeAndTab(enquiry.message);
	await expect(sendButton(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toContainText(
		"We will get in touch with you shortly. Email successfully sent.",
	);
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toBeHidden();
	expect(await fieldValues(page)).toEqual({ user_name: "", user_email: "", message: "" });

	const mail = await mailFrom(enquiry.user_email);
	const text = mail.text?.replaceAll("\r\n", "\n");
	for (const value of Object.values({ ...enquiry, enquiryType: "Other" })) {
		expect(text).toContain(value);
	}
	expect(mail.envelopeTo).toEqual(["hello@example.com"]);
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

test("invalid input is listed in a focused summary that links to the fields, and disables Send", {
	tag: "@every-engine",
}, async ({ page, enquiry }) => {
	const release = await holdScript(page);
	await page.goto("/contact");
	// Career makes the number required, also if it was chosen before the script arrived.
	await enquiryType(page, "Career").check();
	release();
	await sendButton(page).click();
	await expect(errorSummary(page)).toBeFocused();
	await expect(sendButton(page)).toBeDisabled();
	for (const name of ["Name", "Email", "Phone", "Message"]) {
		await expect(errorSummary(page).getByRole("link", { name })).toBeVisible();
	}
	await errorSummary(page)
		.getByRole("link", { name: /^Email/ })
		.click();
	await expect(field(page, "user_email")).toBeFocused();
	await expect(field(page, "user_email")).toHaveAttribute("aria-invalid", "true");
	await fillForm(page, enquiry);
	await expect(sendButton(page)).toBeEnabled();
});

test("a draft is kept on a reload, on the way to another page, and by the links that fill in the form", async ({
	page,
	open,
	enquiry,
}) => {
	await open("/contact");
	await fillForm(page, enquiry);
	await page.reload();
	await expect.poll(() => fieldValues(page)).toEqual(valuesOf(enquiry));
	await open("/privacy");
	await page.goto("/");
	await expect(field(page, "message")).toHaveValue(enquiry.message);
	await page.goto("/contact?consultation");
	await expect(enquiryType(page, prefills.consultation.type)).toBeChecked();
	await expect(field(page, "message")).toHaveValue(enquiry.message);
});

test("a link fills in the form at any moment: on its page and on another, before the script and after it", async ({
	page,
}) => {
	const [first, second] = contact.beginnings.items;
	if (!first || !second) throw new Error("The contact page has fewer than two beginnings.");
	const links = [
		{ path: "/contact", link: first.title, type: "Software Solutions", message: first.message },
		{ path: SOLUTION, ...prefills.consultation },
		...(vacancy ? [{ path: "/", ...prefills.apply }] : []),
	];
	for (const { path, link, type, message } of links) {
		for (const moment of ["before", "during", "after"]) {
			await test.step(`${link} ${moment} the start`, async () => {
				const release = await holdScript(page);
				await page.goto(path);
				if (moment !== "before") release();
				await page.keyboard.press("Shift");
				if (moment === "after")
					await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
				await page
					.getByRole("link", { name: link })
					.first()
					.evaluate((element: HTMLElement) => element.click());
				release();
				await expect(enquiryType(page, type)).toBeChecked();
				await expect(field(page, "message")).toHaveValue(message);
				await expect(form(page)).toBeInViewport();
				await page.evaluate(() => sessionStorage.clear());
				await page.unrouteAll();
			});
		}
	}
	// Another sentence replaces the one before; it follows the visitor's own words.
	await page.goto("/contact");
	const sentence = (title: string) => page.getByRole("link", { name: title });
	await sentence(first.title).click();
	await expect(field(page, "message")).toBeFocused();
	await sentence(second.title).click();
	await expect(field(page, "message")).toHaveValue(second.message);
	await field(page, "message").fill(`${second.message} In May.`);
	await sentence(first.title).click();
	await expect(field(page, "message")).toHaveValue(`${second.message} In May.\n\n${first.message}`);
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
			phone: "14155550132",
			message: `\n  Line one\n\n</textarea><script>alert("2")</script>\n<b>&amp; 'end'`,
		};
		await page.goto("/contact");
		await expect(field(page, "phone")).toHaveAccessibleName("Phone (needed for Career only)");
		// Otherwise the browser itself refuses it, and the service is not asked.
		await form(page).evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await fillForm(page, typed);
		const answer = page.waitForResponse((response) => response.url().endsWith(SEND_FORM_PATH));
		await sendButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"We had problems sending the email.",
		);
		const { "content-security-policy": policy } = (await answer).headers();
		expect(policy).toContain("script-src 'self' 'sha256-");
		expect(policy).not.toContain("unsafe");

		expect(await fieldValues(page)).toEqual(valuesOf(typed));
		await expect(field(page, "company")).toHaveValue(typed.company);
		await expect(field(page, "phone")).toHaveValue(typed.phone);
		await expect(enquiryType(page, typed.enquiryType)).toBeChecked();
		const link = errorSummary(page).getByRole("link", { name: /^Email: Enter an email address/ });
		await expect(errorSummary(page).getByRole("link").first()).toBeFocused();
		await expect(errorSummary(page)).toContainText(errorTexts.phoneTooLong);
		for (const [name, text] of [
			["user_email", /Enter an email address/],
			["phone", new RegExp(errorTexts.phoneTooLong)],
		] as const) {
			await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
			await expect(field(page, name)).toHaveAccessibleDescription(text);
		}
		await link.press("Enter");
		await expect(field(page, "user_email")).toBeFocused();

		await fillForm(page, { user_email: enquiry.user_email, phone: enquiry.phone });
		await sendButton(page).click();
		await expect(page).toHaveURL("/enquiry-sent");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your message.");
		const { text } = await mailFrom(enquiry.user_email);
		expect(text?.replaceAll("\r\n", "\n")).toContain(typed.message.trim());
		expect(text).toContain(typed.company);
	});
});
