import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { fillForm, sendButton, successModal } from "../support/page/enquiry-page.ts";
import { SOLUTION } from "../support/page-copy.ts";

const LANDING = `${SOLUTION}?utm_source=newsletter&utm_medium=email&utm_campaign=Spring+%26+more&gclid=x`;
const ELSEWHERE = "https://search.example.org/secret/path?q=private";

/** Arrives from another site, goes on to the contact page by a link, and sends the form. */
async function arriveAndSend(page: Page, enquiry: Parameters<typeof fillForm>[1]) {
	await page.goto(LANDING, { referer: ELSEWHERE });
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await expect(successModal(page)).toBeVisible();
}

test("the owner reads where an enquiry came from, and nothing more of the other site", async ({
	page,
	context,
	enquiry,
	mailFrom,
}) => {
	await arriveAndSend(page, enquiry);
	const { text = "", html } = await mailFrom(enquiry.user_email);
	expect(text).toMatch(new RegExp(`First page: +${SOLUTION}\\b`));
	expect(text).toMatch(/Form page: +\/(\n| )/);
	expect(text).toMatch(/Came from: +search\.example\.org\b/);
	expect(text).toMatch(/Source: newsletter\b/);
	expect(text).toMatch(/Medium: email\b/);
	expect(text).toMatch(/Campaign: Spring & more/);
	expect(`${text}${html}`).not.toMatch(/secret|private|gclid|Term:/);

	expect(await context.cookies()).toEqual([]);
	const stored = await page.evaluate(() => [Object.keys(localStorage), sessionStorage.arrival]);
	expect(stored).toEqual([[], `search.example.org ${LANDING}`]);
});

test("the first page stays the first after a reload and a full load of another page", {
	tag: "@release",
}, async ({ page, open, enquiry, mailFrom }) => {
	await open("/who-we-are");
	await page.reload();
	await open("/contact?utm_source=later");
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await expect(successModal(page)).toBeVisible();
	const { text } = await mailFrom(enquiry.user_email);
	expect(text).toMatch(/First page: +\/who-we-are\b/);
	expect(text).toMatch(/Form page: +\/contact\b/);
	expect(text).not.toMatch(/Came from|Source:/);
});

test.describe("with Global Privacy Control", () => {
	test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

	test("nothing of it is kept", async ({ page, enquiry, mailFrom }) => {
		await arriveAndSend(page, enquiry);
		const { text } = await mailFrom(enquiry.user_email);
		expect(text).not.toMatch(/First page|Form page|Came from|Source:/);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("only the page of the form is known", { tag: "@release" }, async ({
		page,
		enquiry,
		mailFrom,
	}) => {
		await page.goto("/contact?utm_source=newsletter", { referer: ELSEWHERE });
		await fillForm(page, enquiry);
		await sendButton(page).click();
		await expect(page).toHaveURL("/enquiry-sent");
		const { text } = await mailFrom(enquiry.user_email);
		expect(text).toMatch(/Form page: +\/contact\b/);
		expect(text).not.toMatch(/First page|Came from|Source:/);
	});
});
