import notFound from "#company/pages/not-found.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainHeadingAt, nameAt, SOLUTION } from "../support/page-copy.ts";

const DOCUMENTS = "/our-services/third-party-api-integrations/document-automation";

for (const [closest, tag] of [
	[SOLUTION, []],
	[DOCUMENTS, ["@release"]],
] as const) {
	const title = nameAt(closest);
	/** Without its third letter from the end. */
	const address = closest.replace(/.(?=..$)/, "");

	test(`${address} returns 404 and suggests the closest page`, { tag: [...tag] }, async ({
		page,
		problems,
	}) => {
		test.skip(!builtPages.includes(closest), `the firm has no page ${closest}`);
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
