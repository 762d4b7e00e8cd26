import { expect, test } from "../support/fixtures.ts";

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the sample documents can be leafed through with the keyboard, and print as a whole", async ({
		page,
	}) => {
		await page.goto("/quality");
		const documents = page.getByRole("article").getByRole("heading", { level: 3 });
		await page.getByRole("radio", { name: "A contract" }).focus();
		await expect(documents).toHaveText(["Software services agreement"]);
		await page.keyboard.press("ArrowDown");
		await expect(documents).toHaveText([/order screen/]);
		await page.keyboard.press("ArrowDown");
		await expect(documents).toHaveText([/Taking over/]);
		await page.emulateMedia({ media: "print" });
		await expect(documents).toHaveCount(3);
		await expect(page.getByRole("radio")).toHaveCount(0);
	});
});
