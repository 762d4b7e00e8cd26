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

test("a visitor sends an enquiry with the keyboard alone", async ({ page, enquiry, mailFrom }) => {
	await page.goto("/contact");
	await field(page, "user_name").focus();
	const answerAndGoOn = async (text: string) => {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	};
	await answerAndGoOn("Grace Hopper");
	await answerAndGoOn("");
	await answerAndGoOn(enquiry.user_email);
	await answerAndGoOn("");
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Tab");
	await answerAndGoOn("A nanosecond is this long.");
	await expect(sendButton(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(successModal(page)).toBeHidden();
	expect((await mailFrom(enquiry.user_email)).text).toContain("Other");
});

test("an enquiry that is sent before the page's script has started is held and sent once", async ({
	page,
	enquiry,
	mailFrom,
}) => {
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route("**/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/contact");
	await fillForm(page, enquiry);
	await sendButton(page).click();
	release();
	await expect(successModal(page)).toBeVisible();
	await mailFrom(enquiry.user_email);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor sends an enquiry and reads the answer on a page of its own", async ({
		page,
		enquiry,
		mailFrom,
	}) => {
		await page.goto("/contact");
		await fillForm(page, enquiry);
		await sendButton(page).click();
		await expect(page).toHaveURL("/enquiry-sent");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your message.");
		const mail = await mailFrom(enquiry.user_email);
		expect(mail.text?.replaceAll("\r\n", "\n")).toContain(enquiry.message);
	});

	test("a refused enquiry gets a page that says why, and Back keeps what was typed", async ({
		page,
		enquiry,
		problems,
	}) => {
		problems.allow(/status 400/, /the server responded with a status of 400/);
		await page.goto("/contact");
		// The browser's own check would stop this; only a foreign client gets this far.
		await form(page).evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await fillForm(page, { ...enquiry, user_email: "not an address" });
		await sendButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"We had problems sending the email.",
		);
		await expect(page.getByRole("listitem").first()).toHaveText(/email/i);
		await page.goBack();
		await expect(field(page, "message")).toHaveValue(enquiry.message);
	});
});

test.describe("wrong entries", () => {
	test("are listed in a summary that takes the focus, blocks sending and leads to the fields", {
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

	test("are listed also when the visitor clicks Send while the script takes the form over", async ({
		page,
	}) => {
		// Clicks in turn with the page's own tasks, so that one click hits the moment of the takeover.
		await page.addInitScript(() => {
			const { port1, port2 } = new MessageChannel();
			const clickInTurn = () => {
				if (document.querySelector("[role=alert]")) return;
				document.querySelector<HTMLButtonElement>("form button[type=submit]:enabled")?.click();
				port2.postMessage("again");
			};
			port1.onmessage = clickInTurn;
			port2.postMessage("start");
		});
		await page.goto("/contact");
		await page.keyboard.press("Shift");
		await expect(errorSummary(page)).toBeVisible();
		await expect(sendButton(page)).toBeDisabled();
		expect(new URL(page.url()).pathname).toBe("/contact");
	});

	test("are named at Phone when Career needs ten digits, and pasted text keeps only its digits", async ({
		page,
	}) => {
		await page.goto("/contact");
		// The script may not have started yet; the form must notice the choice all the same.
		await enquiryType(page, "Career").check();
		const phone = field(page, "phone");
		await expect(phone).toHaveAttribute("required");
		await phone.focus();
		await phone.evaluate((input: HTMLInputElement) => {
			const data = new DataTransfer();
			data.setData("text/plain", "+65 6123-4567 ext. 9");
			input.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
			);
		});
		await expect(phone).toHaveValue("6561234567");
	});
});

test("a reload in the middle of typing loses nothing", async ({ page, enquiry }) => {
	await page.goto("/contact");
	await fillForm(page, enquiry);
	await page.reload();
	await expect.poll(() => fieldValues(page)).toEqual(valuesOf(enquiry));
});
