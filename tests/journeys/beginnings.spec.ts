import contact from "#company/pages/contact.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { enquiryType, field } from "../support/page/enquiry-page.ts";

/** The sentences below the form of the contact page begin a message. */

const [first, second] = contact.beginnings.items;
if (!first || !second) throw new Error("company/pages/contact.json has fewer than two beginnings");

test("a sentence begins the message, another replaces it, and the visitor's own words stay", async ({
	page,
	open,
}) => {
	await open("/contact");
	const link = (title: string) => page.getByRole("link", { name: title });
	await link(first.title).click();
	await expect(field(page, "message")).toHaveValue(first.message);
	await expect(field(page, "message")).toBeFocused();
	await expect(field(page, "message")).toBeInViewport();
	await expect(enquiryType(page, "Software Solutions")).toBeChecked();

	await link(second.title).press("Enter");
	await expect(field(page, "message")).toHaveValue(second.message);

	await page.keyboard.press("ControlOrMeta+End");
	await page.keyboard.type(" In May.");
	await link(first.title).click();
	await expect(field(page, "message")).toHaveValue(`${second.message} In May.`);
});

test("a sentence that is clicked before the page is ready begins the message", async ({ page }) => {
	await page.goto("/contact");
	await page
		.getByRole("link", { name: first.title })
		.evaluate((element: HTMLElement) => element.click());
	await expect(field(page, "message")).toHaveValue(first.message);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a sentence leads to the message", async ({ page }) => {
		await page.goto("/contact");
		await page.getByRole("link", { name: first.title }).click();
		await expect(field(page, "message")).toBeInViewport();
	});
});
