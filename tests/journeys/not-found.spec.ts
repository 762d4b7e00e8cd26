import notFound from "#company/pages/not-found.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainHeadingAt, nameAt } from "../support/page-copy.ts";

const INTEGRATIONS = "/our-services/third-party-api-integrations";

for (const [address, closest, tag] of [
	["/what-we-do/cloud-servces", "/what-we-do/cloud-services", []],
	[`${INTEGRATIONS}/document-automaton`, `${INTEGRATIONS}/document-automation`, ["@release"]],
] as const) {
	const title = nameAt(closest);

	test(`${address} returns 404 and suggests the closest page`, { tag: [...tag] }, async ({
		page,
		problems,
	}) => {
		problems.allow(/^status 404: /, /status of 404/);
		const response = await page.goto(address);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
		await expect(page).toHaveTitle(new RegExp(`^${notFound.name}`));
		await page.getByRole("link", { name: fill(notFound.suggestion, { title }) }).click();
		await expect(
			page.getByRole("heading", { level: 1, name: mainHeadingAt(closest) }),
		).toBeVisible();
		await expect(page).toHaveTitle(new RegExp(`^${title}`));
	});
}
