import type { Locator, Page } from "@playwright/test";
import { hasCareers } from "#content/open-vacancies.ts";
import { expect, test } from "../../support/fixtures.ts";
import { enquiryType, field } from "../../support/page/enquiry-page.ts";
import { waitForHydration } from "../../support/page/interactive.ts";
import { prefills, SOLUTION, vacancy } from "../../support/page-copy.ts";

/** The menu labels and the ids of the home sections that they link to. */
const SECTIONS = [
	["Techstack", "techstack"],
	["Who we are", "whoweare"],
	...(hasCareers() ? ([["Careers", "career"]] as const) : []),
	["Contact", "contact"],
] as const;

const menuLink = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("link", { name, exact: true });

/** Expects the top of a section in the upper half of the viewport. */
const expectReached = (section: Locator) =>
	expect
		.poll(() =>
			section.evaluate((element) => {
				const { top } = element.getBoundingClientRect();
				return top > -10 && top < innerHeight / 2;
			}),
		)
		.toBe(true);

test("each section link in the menu scrolls to its section on home", async ({ page, open }) => {
	await open("/");
	for (const [label, id] of SECTIONS) {
		await menuLink(page, label).click();
		await expectReached(page.locator(`#${id}`));
	}
});

test("a section link on another page opens its section on home, and a reload starts at the top", async ({
	page,
	open,
}) => {
	await open("/techstack");
	await menuLink(page, "Who we are").click();
	await expectReached(page.locator("#whoweare"));
	await expect(page).toHaveURL("/");
	await page.reload();
	await waitForHydration(page);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a footer link on another page opens its section on home", { tag: "@release" }, async ({
	page,
	open,
}) => {
	await open("/privacy");
	await page.getByRole("contentinfo").getByRole("link", { name: "Who we are" }).click();
	await expect(page).toHaveURL("/");
	await expectReached(page.locator("#whoweare"));
});

test("the logo on another page opens the top of home", { tag: "@release" }, async ({
	page,
	open,
}) => {
	await open("/privacy");
	await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
	await page
		.getByRole("banner")
		.getByRole("link", { name: /home page$/ })
		.click();
	await expect(page).toHaveURL("/");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a vacancy's card leads to its page, whose Apply fills in the form", async ({
	page,
	open,
}) => {
	if (!vacancy) return test.skip(true, "no vacancy is open");
	await open("/");
	const { link, type, message } = prefills.apply;
	const card = page.getByRole("article", { name: vacancy.name });
	await card.getByRole("link", { name: vacancy.name, exact: true }).click();
	await expect(page).toHaveURL(vacancy.route);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(vacancy.name);
	await page.getByRole("link", { name: link }).first().click();
	await expectReached(page.locator("#contact"));
	await expect(enquiryType(page, type)).toBeChecked();
	await expect(field(page, "message")).toHaveValue(message);
});

test("Apply opens the form, selects Career and writes the role into the empty message", async ({
	page,
	open,
}) => {
	await open("/");
	test.skip(!vacancy, "no vacancy is open");
	const { link, type, message } = prefills.apply;
	await page.getByRole("link", { name: link }).click();
	await expectReached(page.locator("#contact"));
	await expect(enquiryType(page, type)).toBeChecked();
	await expect(field(page, "message")).toHaveValue(message);
});

test("the consultation link opens the form with the type and message filled in", async ({
	page,
	open,
}) => {
	await open(SOLUTION);
	const { link, type, message } = prefills.consultation;
	await page.getByRole("link", { name: link }).click();
	await expectReached(page.locator("#contact"));
	await expect(enquiryType(page, type)).toBeChecked();
	await expect(field(page, "message")).toHaveValue(message);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a section link opens its section on home", async ({ page }) => {
		await page.goto("/techstack");
		await menuLink(page, "Who we are").click();
		await expect(page).toHaveURL("/#whoweare");
		await expect(page.locator("#whoweare").getByRole("heading").first()).toBeInViewport();
	});
});
