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

test("a visitor sends an enquiry and the owner receives a mail with every field", {
	tag: "@every-engine",
}, async ({ page, enquiry, mailFrom }) => {
	await page.goto("/");
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await expect(successModal(page)).toContainText(
		"We will get in touch with you shortly. Email successfully sent.",
	);

	const mail = await mailFrom(enquiry.user_email);
	const text = mail.text?.replaceAll("\r\n", "\n");
	for (const value of Object.values(enquiry)) expect(text).toContain(value);
	expect(mail.envelopeTo).toEqual(["hello@example.com"]);

	await successModal(page).getByRole("button", { name: "OK" }).click();
	await expect(successModal(page)).toBeHidden();
	expect(await fieldValues(page)).toEqual({ user_name: "", user_email: "", message: "" });
});

test("a visitor sends an enquiry with the keyboard only", async ({ page, enquiry, mailFrom }) => {
	await page.goto("/contact");
	await field(page, "user_name").focus();
	const typeAndTab = async (text: string) => {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	};
	await typeAndTab("Grace Hopper");
	await typeAndTab("");
	await typeAndTab(enquiry.user_email);
	await typeAndTab("");
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Tab");
	await typeAndTab("A nanosecond is this long.");
	await expect(sendButton(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toBeHidden();
	expect((await mailFrom(enquiry.user_email)).text).toContain("Other");
});

test("an enquiry submitted before hydration is held and sent once", async ({
	page,
	enquiry,
	mailFrom,
}) => {
	const release = await holdScript(page);
	await page.goto("/contact");
	await fillForm(page, enquiry);
	await sendButton(page).click();
	release();
	await expect(successModal(page)).toBeVisible();
	await mailFrom(enquiry.user_email);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a sent enquiry leads to a confirmation page", async ({ page, enquiry, mailFrom }) => {
		await page.goto("/contact");
		await fillForm(page, enquiry);
		await sendButton(page).click();
		await expect(page).toHaveURL("/enquiry-sent");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your message.");
		const mail = await mailFrom(enquiry.user_email);
		expect(mail.text?.replaceAll("\r\n", "\n")).toContain(enquiry.message);
	});

	test.describe("a rejected enquiry", () => {
		const wrong = { user_email: "not an address" };

		test.beforeEach(async ({ page, enquiry, problems }) => {
			problems.allow(/status 400/, /the server responded with a status of 400/);
			await page.goto("/contact");
			// Bypasses the browser's own validation, to reach the service with invalid input.
			await form(page).evaluate((element: HTMLFormElement) => {
				element.noValidate = true;
			});
			await fillForm(page, { ...enquiry, ...wrong });
			await sendButton(page).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				"We had problems sending the email.",
			);
		});

		test("leads to a page that keeps the input and sends it once it is corrected", async ({
			page,
			enquiry,
			mailFrom,
		}) => {
			const link = errorSummary(page).getByRole("link");
			await expect(link).toHaveText(/^Email: Enter an email address/);
			await expect(link).toBeFocused();
			expect(await fieldValues(page)).toEqual(valuesOf({ ...enquiry, ...wrong }));
			await expect(field(page, "company")).toHaveValue(enquiry.company);
			await expect(field(page, "phone")).toHaveValue(enquiry.phone);
			await expect(enquiryType(page, enquiry.enquiryType)).toBeChecked();

			await page.keyboard.press("Enter");
			const address = field(page, "user_email");
			await expect(address).toBeFocused();
			await expect(address).toHaveAttribute("aria-invalid", "true");
			await expect(address).toHaveAccessibleDescription(/Enter an email address/);
			await address.fill(enquiry.user_email);
			await sendButton(page).click();
			await expect(page).toHaveURL("/enquiry-sent");
			const mail = await mailFrom(enquiry.user_email);
			expect(mail.text?.replaceAll("\r\n", "\n")).toContain(enquiry.message);
		});

		test("is still in the form after Back", async ({ page, enquiry }) => {
			await page.goBack();
			await expect(field(page, "message")).toHaveValue(enquiry.message);
		});
	});
});

test.describe("invalid input", () => {
	test("is listed in a focused summary that links to the fields, and disables Send", {
		tag: "@every-engine",
	}, async ({ page, enquiry }) => {
		await page.goto("/contact");
		await sendButton(page).click();
		await expect(errorSummary(page)).toBeFocused();
		await expect(sendButton(page)).toBeDisabled();
		for (const name of ["Name", "Email", "Message"]) {
			await expect(errorSummary(page).getByRole("link", { name })).toHaveText(
				/This field cannot be left blank/,
			);
		}

		await errorSummary(page)
			.getByRole("link", { name: /^Email/ })
			.click();
		await expect(field(page, "user_email")).toBeFocused();
		await expect(field(page, "user_email")).toHaveAttribute("aria-invalid", "true");

		await fillForm(page, { ...enquiry, phone: "" });
		await expect(sendButton(page)).toBeEnabled();
	});

	test("is listed if the visitor clicks Send during hydration", async ({ page }) => {
		// Clicks between the page's own tasks, so that one click happens during hydration.
		await page.addInitScript(() => {
			const { port1, port2 } = new MessageChannel();
			const clickBetweenTasks = () => {
				if (document.querySelector("[role=alert]")) return;
				document.querySelector<HTMLButtonElement>("form button[type=submit]:enabled")?.click();
				port2.postMessage("again");
			};
			port1.onmessage = clickBetweenTasks;
			port2.postMessage("start");
		});
		await page.goto("/contact");
		await page.keyboard.press("Shift");
		await expect(errorSummary(page)).toBeVisible();
		await expect(sendButton(page)).toBeDisabled();
		expect(new URL(page.url()).pathname).toBe("/contact");
	});
});

test("a reload keeps the input", async ({ page, enquiry }) => {
	await page.goto("/contact");
	await fillForm(page, enquiry);
	await page.reload();
	await expect.poll(() => fieldValues(page)).toEqual(valuesOf(enquiry));
});
