import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const OVERVIEW = "/our-services/third-party-api-integrations";
const REAL_ESTATE = "/what-we-do/real-estate-software-company";

const backLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Back" });
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("Back on an integration page opens the overview after a direct visit", async ({
	page,
	open,
}) => {
	await open(`${OVERVIEW}/document-automation`);
	await backLink(page).click();
	await expect(page).toHaveURL(OVERVIEW);
});

test("Back on an integration page returns to the previous page", async ({ page, open }) => {
	await open(REAL_ESTATE);
	await page
		.getByRole("main")
		.getByRole("link", { name: /^Document automation/ })
		.click();
	await expect(page).toHaveURL(`${OVERVIEW}/document-automation`);
	await backLink(page).click();
	await expect(page).toHaveURL(REAL_ESTATE);
});

test("a card opens its page at the top, and Back restores the scroll position", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	await open("/");
	const card = page.locator("#whatwedo").getByRole("link").last();
	await card.scrollIntoViewIfNeeded();
	const before = await scrollPosition(page);
	expect(before).toBeGreaterThan(300);
	await card.click();
	await expect(page).toHaveURL(/\/what-we-do\/./);
	await expect.poll(() => scrollPosition(page)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect.poll(() => scrollPosition(page)).toBe(before);
});

test("returning from another site restores the scroll position", async ({ page, open }) => {
	await open("/accessibility");
	await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
	await page.goto("about:blank");
	await page.goBack();
	await expect.poll(() => scrollPosition(page)).toBe(600);
});
