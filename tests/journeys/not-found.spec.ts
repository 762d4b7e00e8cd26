import { expect, test } from "../support/fixtures.ts";

const INTEGRATIONS = "/our-services/third-party-api-integrations";

for (const [address, name, heading, tag] of [
	["/what-we-do/cloud-servces", "Cloud consulting and services", /^Move to the cloud/, []],
	[`${INTEGRATIONS}/document-automaton`, "Document automation", /^Documents that/, ["@release"]],
] as const) {
	test(`${address} returns 404 and suggests the closest page`, { tag: [...tag] }, async ({
		page,
		problems,
	}) => {
		problems.allow(/^status 404: /, /status of 404/);
		const response = await page.goto(address);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
		await expect(page).toHaveTitle(/^Page not found/);
		await page.getByRole("link", { name: `Did you mean ${name}?` }).click();
		await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(`^${name}`));
	});
}
