import { expect, test } from "../support/fixtures.ts";

const INTEGRATIONS = "/our-services/third-party-api-integrations";

for (const [address, suggestion, title] of [
	["/what-we-do/cloud-servces", "Cloud consulting and services", "Cloud consulting and services"],
	[`${INTEGRATIONS}/document-automaton`, "Document automation", "Document automation"],
] as const) {
	test(`${address} returns 404 and suggests the closest page`, async ({ page, problems }) => {
		problems.allow(/^status 404: /, /status of 404/);
		const response = await page.goto(address);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
		await expect(page).toHaveTitle(/^Page not found/);
		await page.getByRole("link", { name: `Did you mean ${suggestion}?` }).click();
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(`^${title}`));
	});
}
