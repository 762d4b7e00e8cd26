import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page, Route } from "@playwright/test";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	type Answers,
	failureModal,
	fieldValues,
	fillForm,
	sendButton,
	successModal,
	valuesOf,
} from "../support/page/enquiry-page.ts";
import type { Site } from "../support/site.ts";
import { stopClock } from "../support/stop-clock.ts";

type Answer = (route: Route) => Promise<void> | void;

/** Types and sends an enquiry, whose request gets this answer. */
async function sendWith(page: Page, enquiry: Answers, answer: Answer) {
	await page.goto("/contact");
	await page.route(`**${SEND_FORM_PATH}`, answer);
	await fillForm(page, enquiry);
	await sendButton(page).click();
}

async function expectEverythingKept(page: Page, enquiry: Required<Answers>) {
	expect(await fieldValues(page)).toEqual(valuesOf(enquiry));
	await failureModal(page).getByRole("button", { name: "OK" }).click();
	await expect(failureModal(page)).toBeHidden();
	expect(await fieldValues(page)).toEqual(valuesOf(enquiry));
	await expect(sendButton(page)).toBeFocused();
}

/** What the owner's command lists. */
async function storedEnquiries({ dataFolder }: Site): Promise<{ user_email: string }[]> {
	const list = ["run", "--silent", "enquiries", "--", "list", "--json"];
	const env = { ...process.env, DATA_DIR: dataFolder };
	return JSON.parse((await promisify(execFile)("npm", list, { env })).stdout);
}

test.beforeEach(({ problems }) => {
	// The browser itself reports the answers and cut connections that these tests ask for.
	problems.allow(
		/Failed to load resource/,
		/^status \d+: .*send-form$/,
		/^request failed: .*send-form/,
	);
});

for (const [title, answer] of [
	["status 500", { status: 500, body: "Server error" }],
	["status 202", { status: 202, body: "Accepted" }],
	["status 429", { status: 429, body: "Too many" }],
] as const) {
	test(`${title} opens the failure modal and keeps what was typed`, async ({ page, enquiry }) => {
		await sendWith(page, enquiry, (route) => route.fulfill(answer));
		await expect(failureModal(page)).toBeVisible();
		await expectEverythingKept(page, enquiry);
	});
}

for (const [title, answer] of [
	["status 500 with the text OK", { status: 500, body: "OK" }],
	["status 200 with another text", { status: 200, body: "Fine" }],
] as const) {
	test(`${title} opens the success modal`, async ({ page, enquiry }) => {
		await sendWith(page, enquiry, (route) => route.fulfill(answer));
		await expect(successModal(page)).toBeVisible();
	});
}

test("a dropped connection opens the failure modal and keeps what was typed", async ({
	page,
	enquiry,
}) => {
	await sendWith(page, enquiry, (route) => route.abort("connectionreset"));
	await expect(failureModal(page)).toBeVisible();
	await expectEverythingKept(page, enquiry);
});

test("a service that never answers opens the failure modal after 15 seconds", async ({
	page,
	open,
	enquiry,
}) => {
	await page.clock.install();
	await open("/contact");
	await stopClock(page);
	let receive = () => {};
	const received = new Promise<void>((done) => {
		receive = done;
	});
	await page.route(`**${SEND_FORM_PATH}`, () => receive());
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await received;
	await page.clock.fastForward(14_900);
	await expect(sendButton(page)).toHaveText(/Sending\.\./);
	await expect(failureModal(page)).toBeHidden();
	await page.clock.fastForward(200);
	await expect(failureModal(page)).toBeVisible();
	await expectEverythingKept(page, enquiry);
});

test("sending again after a lost answer makes no second enquiry", async ({
	page,
	enquiry,
	site,
}) => {
	let isFirst = true;
	await sendWith(page, enquiry, async (route) => {
		if (!isFirst) return route.continue();
		isFirst = false;
		// The service stores the enquiry, and its answer is lost on the way.
		await route.fetch();
		await route.abort("connectionreset");
	});
	await failureModal(page).getByRole("button", { name: "OK" }).click();
	await sendButton(page).click();
	await expect(successModal(page)).toBeVisible();
	const stored = await storedEnquiries(site);
	expect(stored.filter(({ user_email }) => user_email === enquiry.user_email)).toHaveLength(1);
});

test("a double click and Enter send one enquiry", async ({ page, enquiry }) => {
	let answer = () => {};
	const held = new Promise<void>((done) => {
		answer = done;
	});
	let requests = 0;
	await page.goto("/contact");
	await page.route(`**${SEND_FORM_PATH}`, async (route) => {
		requests += 1;
		await held;
		await route.fulfill({ status: 200, body: "OK" });
	});
	await fillForm(page, enquiry);
	await sendButton(page).dblclick();
	await page.getByRole("textbox", { name: /^Name/ }).press("Enter");
	answer();
	await expect(successModal(page)).toBeVisible();
	expect(requests).toBe(1);
});
