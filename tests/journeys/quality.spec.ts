import { expect, test } from "../support/fixtures.ts";

test.describe("without script", { tag: "@release" }, () => {
	test.use({ javaScriptEnabled: false });

	test("one sample document is open at a time, also by keyboard, and all of them are printed", async ({
		page,
	}) => {
		await page.goto("/quality");
		const documents = page.getByRole("article").getByRole("heading", { level: 3 });
		await expect(documents).toHaveCount(1);
		const first = await documents.innerText();
		await page.locator("main details[name] > summary").nth(1).focus();
		await page.keyboard.press("Enter");
		await expect(documents).toHaveCount(1);
		await expect(documents).not.toHaveText(first);
		await page.emulateMedia({ media: "print" });
		for (const title of await page.locator("main article h3").all())
			await expect(title).toBeVisible();
	});
});
