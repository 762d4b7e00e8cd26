import mails from "#company/mails.json" with { type: "json" };
import contact from "#company/pages/contact.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { fillForm, sendButton, successModal } from "../support/page/enquiry-page.ts";
import { SOLUTION } from "../support/page-copy.ts";

const LANDING = `${SOLUTION}?utm_source=newsletter&utm_medium=email&utm_campaign=Spring+%26+more&gclid=x`;
const ELSEWHERE = "https://search.example.org/secret/path?q=private";

test("the owner reads where an enquiry came from, nothing more of the other site, and nothing if the browser objects", {
	tag: "@release",
}, async ({ page, context, enquiry, mailFrom }) => {
	/** Arrives from another site, goes on to the form by a link, sends it, and returns the mail. */
	const arriveAndSend = async (user_email: string) => {
		await page.goto(LANDING, { referer: ELSEWHERE });
		await page.getByRole("banner").getByRole("link", { name: contact.name }).click();
		await fillForm(page, { ...enquiry, user_email });
		await sendButton(page).click();
		await expect(successModal(page)).toBeVisible();
		return mailFrom(user_email);
	};
	const { text = "", html } = await arriveAndSend(enquiry.user_email);
	const labels = mails.owner.visit;
	for (const [label, value] of [
		[labels.first_page, `${SOLUTION}\\b`],
		[labels.form_page, "/(\n| )"],
		[labels.referring_host, "search\\.example\\.org\\b"],
		[labels.utm_source, "newsletter\\b"],
		[labels.utm_medium, "email\\b"],
		[labels.utm_campaign, "Spring & more"],
	])
		expect(text).toMatch(new RegExp(`${label}: +${value}`));
	expect(`${text}${html}`).not.toMatch(/secret|private|gclid/);
	expect(await context.cookies()).toEqual([]);
	const stored = await page.evaluate(() => [Object.keys(localStorage), sessionStorage.arrival]);
	expect(stored).toEqual([[], `search.example.org ${LANDING}`]);

	await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
	const objected = await arriveAndSend(`gpc.${enquiry.user_email}`);
	expect(objected.text).not.toMatch(/newsletter|search\.example|Spring/);
});
