import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	type EnquiryFields,
	failureModal,
	fieldValues,
	fillForm,
	form,
	sendButton,
	successModal,
	valuesOf,
} from "../support/page/enquiry-page.ts";
import type { Site } from "../support/site.ts";
import { stopClock } from "../support/stop-clock.ts";

const ENDPOINT = `**${SEND_FORM_PATH}`;

/** Sends the form, and expects that it fails and keeps the input. */
async function expectFailure(page: Page, enquiry: Required<EnquiryFields>) {
	await expect(failureModal(page)).toBeVisible();
	await failureModal(page).getByRole("button", { name: "OK" }).click();
	await expect(failureModal(page)).toBeHidden();
	expect(await fieldValues(page)).toEqual(valuesOf(enquiry));
	await expect(sendButton(page)).toBeFocused();
}

/** The stored enquiries, as listed by `npm run enquiries`. */
async function storedEnquiries({ dataFolder }: Site): Promise<{ user_email: string }[]> {
	const list = ["run", "--silent", "enquiries", "--", "list", "--json"];
	const env = { ...process.env, DATA_DIR: dataFolder };
	return JSON.parse((await promisify(execFile)("npm", list, { env })).stdout);
}

test.beforeEach(({ problems }) => {
	// The browser reports the error statuses and dropped connections that these tests cause.
	problems.allow(
		/Failed to load resource/,
		/^status \d+: .*send-form$/,
		/^request failed: .*send-form/,
	);
});

test("each answer of the service opens the modal of its result, and a failure keeps the input", async ({
	page,
	open,
	enquiry,
}) => {
	await open("/contact");
	await fillForm(page, enquiry);
	for (const answer of [
		{ status: 500, body: "Server error" },
		{ status: 202, body: "Accepted" },
		{ status: 429, body: "Too many" },
	]) {
		await test.step(JSON.stringify(answer), async () => {
			await page.route(ENDPOINT, (route) => route.fulfill(answer));
			await sendButton(page).click();
			await expectFailure(page, enquiry);
			await page.unroute(ENDPOINT);
		});
	}
	for (const answer of [
		{ status: 500, body: "OK" },
		{ status: 200, body: "Fine" },
	]) {
		await test.step(JSON.stringify(answer), async () => {
			await fillForm(page, enquiry);
			await page.route(ENDPOINT, (route) => route.fulfill(answer));
			await sendButton(page).click();
			await expect(successModal(page)).toBeVisible();
			await page.keyboard.press("Enter");
			await page.unroute(ENDPOINT);
		});
	}
});

test("a request without an answer opens the failure modal after 15 seconds", async ({
	page,
	open,
	enquiry,
}) => {
	await page.clock.install();
	await open("/contact");
	await stopClock(page);
	const { promise: received, resolve: receive } = Promise.withResolvers<void>();
	await page.route(ENDPOINT, () => receive());
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await received;
	await page.clock.fastForward(14_900);
	await expect(sendButton(page)).toHaveText(/Sending\.\./);
	await expect(failureModal(page)).toBeHidden();
	await page.clock.fastForward(200);
	await expectFailure(page, enquiry);
});

test("a double click, Enter, and another try after a lost answer store one enquiry", async ({
	page,
	open,
	enquiry,
	site,
}) => {
	let requests = 0;
	const { promise: held, resolve: respond } = Promise.withResolvers<void>();
	await open("/contact");
	await page.route(ENDPOINT, async (route) => {
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
	const stored = await storedEnquiries(site);
	expect(stored.filter(({ user_email }) => user_email === enquiry.user_email)).toHaveLength(1);
});
