import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { ada, fillForm, form, sendButton, typedWords } from "../support/enquiry-page.ts";
import { visit } from "../support/visit.ts";

const here = visit();

const mailFrom = async (address: string) => {
	await expect
		.poll(
			() => here.site.sink.mails.filter((mail) => mail.replyTo?.[0]?.address === address).length,
		)
		.toBe(1);
	return here.site.sink.mails.find((mail) => mail.replyTo?.[0]?.address === address);
};

const errorSummary = (page: Page) => page.getByRole("alert", { name: "There is a problem" });

describe("an enquiry", () => {
	test("that is typed and sent arrives as a mail with every word", async () => {
		const { page } = here.tab;
		await page.goto(`${here.site.url}/`);
		await fillForm(page, ada);
		await sendButton(page).click();
		const dialog = page.getByRole("dialog", { name: "Thank you for your message." });
		await dialog.waitFor();
		await expect(dialog.innerText()).resolves.toContain(
			"We will get in touch with you shortly. Email successfully sent.",
		);

		const mail = await mailFrom(ada.user_email);
		for (const word of [ada.user_name, ada.company, ada.phone, ada.enquiryType]) {
			expect(mail?.text).toContain(word);
		}
		expect(mail?.text?.replaceAll("\r\n", "\n")).toContain(ada.message);
		expect(mail?.envelopeTo).toEqual(["hello@example.com"]);

		await dialog.getByRole("button", { name: "OK" }).click();
		await expect(dialog.isVisible()).resolves.toBe(false);
		expect(await typedWords(page)).toEqual({ user_name: "", user_email: "", message: "" });
		expect(here.tab.complaints).toEqual([]);
	});

	test("can be sent with the keyboard alone", async () => {
		const { page } = here.tab;
		await page.goto(`${here.site.url}/contact`);
		await form(page).getByRole("textbox", { name: /^Name/ }).focus();
		const type = async (text: string) => {
			await page.keyboard.type(text);
			await page.keyboard.press("Tab");
		};
		await type("Grace Hopper");
		await type("");
		await type("grace@example.org");
		await type("");
		await page.keyboard.press("Space");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Tab");
		await type("A nanosecond is this long.");
		await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toContain(
			"Send",
		);
		await page.keyboard.press("Enter");
		await page.getByRole("dialog", { name: "Thank you for your message." }).waitFor();
		await page.keyboard.press("Enter");
		await page.getByRole("dialog").waitFor({ state: "hidden" });

		const mail = await mailFrom("grace@example.org");
		expect(mail?.text).toContain("Other");
		expect(here.tab.complaints).toEqual([]);
	});

	test("needs no script", async () => {
		const { page, close } = await openTab(here.browser, { javaScriptEnabled: false });
		await page.goto(`${here.site.url}/contact`);
		await fillForm(page, { ...ada, user_email: "noscript@example.org" });
		await sendButton(page).click();
		await page.waitForURL(`${here.site.url}/enquiry-sent`);
		await expect(page.getByRole("heading", { level: 1 }).innerText()).resolves.toBe(
			"Thank you for your message.",
		);
		const mail = await mailFrom("noscript@example.org");
		expect(mail?.text?.replaceAll("\r\n", "\n")).toContain(ada.message);
		await close();
	});

	test("that is refused without script says why, and Back keeps the words", async () => {
		const { page, close } = await openTab(here.browser, { javaScriptEnabled: false });
		await page.goto(`${here.site.url}/contact`);
		// What a browser's own check would stop: only a foreign client gets this far.
		await form(page).evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await fillForm(page, { ...ada, user_email: "not an address" });
		await sendButton(page).click();
		await expect(page.getByRole("heading", { level: 1 }).innerText()).resolves.toBe(
			"We had problems sending the email.",
		);
		await expect(page.getByRole("listitem").first().innerText()).resolves.toMatch(/email/i);
		await page.goBack();
		expect((await typedWords(page)).message).toBe(ada.message);
		await close();
	});

	test("sent before the page's script is ready is held and sent once", async () => {
		const { page } = here.tab;
		let release = () => {};
		const held = new Promise<void>((done) => {
			release = done;
		});
		await page.route("**/assets/start-*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`${here.site.url}/contact`);
		await fillForm(page, { ...ada, user_email: "early@example.org" });
		await sendButton(page).click();
		release();
		await page.getByRole("dialog", { name: "Thank you for your message." }).waitFor();
		await mailFrom("early@example.org");
		expect(here.tab.complaints).toEqual([]);
	});
});

describe("a wrong entry", () => {
	test("is listed in a summary that takes the focus and leads to the fields", async () => {
		const { page } = here.tab;
		await page.goto(`${here.site.url}/contact`);
		await sendButton(page).click();
		await errorSummary(page).waitFor();
		await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toContain(
			"There is a problem",
		);
		await expect(sendButton(page).isDisabled()).resolves.toBe(true);

		await page.getByRole("link", { name: /^Email/ }).click();
		const email = form(page).getByRole("textbox", { name: /^Email/ });
		await expect(email.evaluate((input) => input === document.activeElement)).resolves.toBe(true);
		await expect(email.getAttribute("aria-invalid")).resolves.toBe("true");

		await fillForm(page, { ...ada, phone: "" });
		await expect(sendButton(page).isEnabled()).resolves.toBe(true);
		expect(here.tab.complaints).toEqual([]);
	});

	test("is listed also when Send is clicked just as the script takes the form over", async () => {
		const { page } = here.tab;
		// The page's own tasks take turns with this one, so it sees the first moment there is.
		await page.addInitScript(() => {
			const { port1, port2 } = new MessageChannel();
			const takenOver = (button: Element) =>
				Object.keys(button).some((key) => key.startsWith("__react"));
			port1.onmessage = () => {
				const send = document.querySelector<HTMLButtonElement>("form button[type=submit]");
				if (send && takenOver(send)) send.click();
				else port2.postMessage("again");
			};
			port2.postMessage("look");
		});
		await page.goto(`${here.site.url}/contact`);
		await page.keyboard.press("Shift");
		await errorSummary(page).waitFor();
		await expect(sendButton(page).isDisabled()).resolves.toBe(true);
		expect(here.tab.complaints).toEqual([]);
	});

	test("of phone: Career needs ten digits, and pasted text keeps its digits", async () => {
		const { page } = here.tab;
		await page.goto(`${here.site.url}/contact`);
		await form(page).getByRole("radio", { name: "Career" }).check();
		const phone = form(page).getByRole("textbox", { name: /^Phone/ });
		// Chosen before the script may be there: the form must notice it all the same.
		await expect.poll(() => phone.getAttribute("required")).not.toBeNull();
		await phone.focus();
		await phone.evaluate((input: HTMLInputElement) => {
			const data = new DataTransfer();
			data.setData("text/plain", "+65 6123-4567 ext. 9");
			input.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
			);
		});
		await expect(phone.inputValue()).resolves.toBe("6561234567");
		expect(here.tab.complaints).toEqual([]);
	});
});
