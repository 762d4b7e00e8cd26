import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ownComplaints } from "../support/browser.ts";
import { ada, fillForm, sendButton, typedWords } from "../support/enquiry-page.ts";
import { visit } from "../support/visit.ts";

const here = visit();

const success = (page: Page) => page.getByRole("dialog", { name: "Thank you for your message." });
const failure = (page: Page) =>
	page.getByRole("dialog", { name: "We had problems sending the email." });

async function sendWith(answer: (route: Route) => Promise<void> | void) {
	const { page } = here.tab;
	await page.goto(`${here.site.url}/contact`);
	await page.route(`**${SEND_FORM_PATH}`, answer);
	await fillForm(page, ada);
	await sendButton(page).click();
	return page;
}

async function expectKept(page: Page) {
	const words = { user_name: ada.user_name, user_email: ada.user_email, message: ada.message };
	expect(await typedWords(page)).toEqual(words);
	await failure(page).getByRole("button", { name: "OK" }).click();
	await failure(page).waitFor({ state: "hidden" });
	expect(await typedWords(page)).toEqual(words);
	await expect(
		sendButton(page).evaluate((button) => button === document.activeElement),
	).resolves.toBe(true);
	expect(ownComplaints(here.tab)).toEqual([]);
}

describe("the specification's rule: 200 or the text OK is success, all else is failure", () => {
	test.each([
		["500", { status: 500, body: "Server error" }],
		["202", { status: 202, body: "Accepted" }],
		["429", { status: 429, body: "Too many" }],
	])("%s opens the failure modal and keeps every word", async (_name, answer) => {
		const page = await sendWith((route) => route.fulfill(answer));
		await failure(page).waitFor();
		await expectKept(page);
	});

	test.each([
		["500 with the text OK", { status: 500, body: "OK" }],
		["200 with another text", { status: 200, body: "Fine" }],
	])("%s opens the success modal", async (_name, answer) => {
		const page = await sendWith((route) => route.fulfill(answer));
		await success(page).waitFor();
		expect(ownComplaints(here.tab)).toEqual([]);
	});

	test("a dropped connection opens the failure modal and keeps every word", async () => {
		const page = await sendWith((route) => route.abort("connectionreset"));
		await failure(page).waitFor();
		await expectKept(page);
	});

	test("a server that never answers opens it after 15 seconds", async () => {
		await here.tab.page.clock.install();
		let asked = () => {};
		const request = new Promise<void>((done) => {
			asked = done;
		});
		const page = await sendWith(() => asked());
		await request;
		await page.getByRole("button", { name: "Sending.." }).waitFor();
		await page.clock.runFor(14_000);
		await expect(failure(page).isVisible()).resolves.toBe(false);
		await page.clock.runFor(1_500);
		await failure(page).waitFor();
		await expectKept(page);
	});
});

test("sending again after an unknown outcome makes no second enquiry", async () => {
	let first = true;
	const page = await sendWith(async (route) => {
		if (!first) return route.continue();
		first = false;
		// The service takes it, but the answer is lost on the way.
		await route.fetch();
		await route.abort("connectionreset");
	});
	await failure(page).waitFor();
	await failure(page).getByRole("button", { name: "OK" }).click();
	await sendButton(page).click();
	await success(page).waitFor();
	await here.site.sink.waitForMails(1);
	// Time enough for a second mail, if there were one.
	await new Promise((later) => setTimeout(later, 500));
	expect(here.site.sink.mails.length).toBe(1);
});

test("an impatient visitor sends once", async () => {
	let calls = 0;
	const { page } = here.tab;
	await page.goto(`${here.site.url}/contact`);
	await page.route(`**${SEND_FORM_PATH}`, async (route) => {
		calls += 1;
		await new Promise((later) => setTimeout(later, 300));
		await route.fulfill({ status: 200, body: "OK" });
	});
	await fillForm(page, ada);
	await sendButton(page).dblclick();
	await page.getByRole("textbox", { name: /^Name/ }).press("Enter");
	await success(page).waitFor();
	expect(calls).toBe(1);
});

test("a reload in the middle of typing loses nothing", async () => {
	const { page } = here.tab;
	await page.goto(`${here.site.url}/contact`);
	await fillForm(page, ada);
	await page.reload();
	const words = { user_name: ada.user_name, user_email: ada.user_email, message: ada.message };
	await expect.poll(() => typedWords(page)).toEqual(words);
	expect(here.tab.complaints).toEqual([]);
});
