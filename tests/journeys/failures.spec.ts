import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import copy from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
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
	await failureModal(page).getByRole("button", { name: ui.ok }).click();
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

test("a failure opens its modal, keeps the input, and leaves another try; so does no answer in 15 seconds", async ({
	page,
	open,
	enquiry,
}) => {
	await page.clock.install();
	await open("/contact");
	await fillForm(page, enquiry);
	await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, body: "Server error" }));
	await sendButton(page).click();
	await expect(failureModal(page)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await expectFailure(page, enquiry);

	await stopClock(page);
	const { promise: received, resolve: receive } = Promise.withResolvers<void>();
	await page.unroute(ENDPOINT);
	await page.route(ENDPOINT, () => receive());
	await sendButton(page).click();
	await received;
	await page.clock.fastForward(14_900);
	await expect(sendButton(page)).toContainText(copy.sending);
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
