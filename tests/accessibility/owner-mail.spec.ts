import mails from "#company/mails.json" with { type: "json" };
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";

/** WCAG 2.2 asks for 24 px (2.5.8); Apple and Google recommend 44 and 48. */
const TAP_HEIGHT = 48;
/** Landmarks and the first heading are those of the mail program. */
const PAGE_RULES = /^axe (landmark-one-main|page-has-heading-one|region):/;

test("the mail to the owner is readable on a phone, light and dark", { tag: "@release" }, async ({
	page,
	request,
	enquiry,
	mailFrom,
}) => {
	const user_email = `${"a-long-address.".repeat(4)}${enquiry.user_email}`;
	const message = `${enquiry.message}\n\n${"x".repeat(5_000)}`;
	const form = { ...enquiry, user_email, message, company: "c".repeat(200) };
	await request.post(SEND_FORM_PATH, { form, maxRedirects: 0 });
	await page.setViewportSize({ width: 360, height: 740 });
	await page.setContent((await mailFrom(user_email)).html ?? "");

	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	const links = page.getByRole("link");
	const { answered, notEnquiry } = mails.answers;
	await expect(links).toHaveText([user_email, enquiry.phone, answered, notEnquiry]);
	for (const link of await links.all()) {
		expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TAP_HEIGHT);
	}
	for (const [colorScheme, colour] of [
		["light", "rgb(255, 255, 255)"],
		["dark", "rgb(28, 28, 32)"],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator("body")).toHaveCSS("background-color", colour);
		const findings = await axeFindings(page);
		expect(findings.filter((finding) => !PAGE_RULES.test(finding))).toEqual([]);
	}
});
