import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page, Route } from "@playwright/test";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	type EnquiryFields,
	failureModal,
	fieldValues,
	fillForm,
	sendButton,
	successModal,
	valuesOf,
} from "../support/page/enquiry-page.ts";
import type { Site } from "../support/site.ts";
import { stopClock } from "../support/stop-clock.ts";

type RouteHandler = (route: Route) => Promise<void> | void;

/** Fills in and sends the form, and handles its request with `respond`. */
async function sendWith(page: Page, enquiry: EnquiryFields, respond: RouteHandler) {
	await page.goto("/contact");
	await page.route(`**${SEND_FORM_PATH}`, respond);
	await fillForm(page, enquiry);
	await sendButton(page).click();
}

async function expectInputKept(page: Page, enquiry: Required<EnquiryFields>) {
	expect(await fieldValues(page)).toEqual(valuesOf(enquiry));
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

for (const [title, response, tag] of [
	["status 500", { status: 500, body: "Server error" }, []],
	["status 202", { status: 202, body: "Accepted" }, ["@release"]],
	["status 429", { status: 429, body: "Too many" }, ["@release"]],
] as const) {
	test(`${title} opens the failure modal and keeps the input`, { tag: [...tag] }, async ({
		page,
		enquiry,
	}) => {
		await sendWith(page, enquiry, (route) => route.fulfill(response));
		await expect(failureModal(page)).toBeVisible();
		await expectInputKept(page, enquiry);
	});
}

for (const [title, response] of [
	["status 500 with the body OK", { status: 500, body: "OK" }],
	["status 200 with a different body", { status: 200, body: "Fine" }],
] as const) {
	test(`${title} opens the success modal`, async ({ page, enquiry }) => {
		await sendWith(page, enquiry, (route) => route.fulfill(response));
		await expect(successModal(page)).toBeVisible();
	});
}

test("a service that stays away opens the failure modal and keeps the input", {
	tag: "@release",
}, async ({ page, enquiry }) => {
	await sendWith(page, enquiry, (route) => route.abort("connectionreset"));
	// The form tries again for 15 seconds.
	await expect(failureModal(page)).toBeVisible({ timeout: 30_000 });
	await expectInputKept(page, enquiry);
});

test("a request without a response opens the failure modal after 15 seconds", async ({
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
	await expectInputKept(page, enquiry);
});

test("the form tries again by itself, and a lost response does not store a second enquiry", async ({
	page,
	enquiry,
	site,
}) => {
	const failures = [
		// As from a proxy while the service starts again.
		(route: Route) => route.fulfill({ status: 502 }),
		// The service stores the enquiry, but the response is lost.
		async (route: Route) => {
			await route.fetch();
			await route.abort("connectionreset");
		},
	];
	await sendWith(page, enquiry, (route) => failures.shift()?.(route) ?? route.continue());
	await expect(successModal(page)).toBeVisible();
	expect(failures).toEqual([]);
	const stored = await storedEnquiries(site);
	expect(stored.filter(({ user_email }) => user_email === enquiry.user_email)).toHaveLength(1);
});

test("a double click and Enter send one enquiry", async ({ page, enquiry }) => {
	let respond = () => {};
	const held = new Promise<void>((done) => {
		respond = done;
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
	respond();
	await expect(successModal(page)).toBeVisible();
	expect(requests).toBe(1);
});
