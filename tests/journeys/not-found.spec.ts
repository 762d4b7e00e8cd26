import notFound from "#company/pages/not-found.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainHeadingAt, nameAt, SOLUTION } from "../support/page-copy.ts";

test("an address with a letter missing suggests the page, and in other letters or with something behind it leads there", async ({
	page,
	problems,
}) => {
	problems.allow(/status( of)? 404/);
	const behind = "%E2%80%8B,&utm_source=newsletter";
	const response = await page.goto(SOLUTION.replace(/.(?=..$)/, "") + behind);
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
	const title = nameAt(SOLUTION);
	await page.getByRole("link", { name: fill(notFound.suggestion, { title }) }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: mainHeadingAt(SOLUTION) }),
	).toBeVisible();
	for (const address of ["/Contact", "/contact%E2%80%8B", "/contact&utm_source=x"]) {
		await page.goto(address);
		await expect(page).toHaveURL("/contact");
	}
});
