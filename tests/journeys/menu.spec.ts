import type { Page } from "@playwright/test";
import ui from "#company/ui.json" with { type: "json" };
import { pageOfSection, pagesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import { expect, test } from "../support/fixtures.ts";

const offerings = pagesOf("offering");
const firstOf = (kind: "solutions" | "services") =>
	offerings.find(({ group }) => group === kind)?.name ?? "";

/** The section of home with a page of its own, in the menu. */
const COMPANY = pageOfSection("whoweare")?.name ?? "";

const banner = (page: Page) => page.getByRole("banner");
const openMenu = (page: Page) => page.locator(":popover-open");

/** Tab stays in the open menu, and what is behind it closes it. */
async function expectFocusCloses(page: Page, name: string) {
	await banner(page).getByRole("button", { name }).first().focus();
	await page.keyboard.press("Enter");
	await expect(openMenu(page)).toBeVisible();
	await page.keyboard.press("Tab");
	expect(await openMenu(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(
		true,
	);
	await page.keyboard.press("Shift+Tab");
	await expect(openMenu(page)).toBeVisible();
	for (let stop = 0; stop < 30 && (await openMenu(page).count()) > 0; stop++) {
		await page.keyboard.press("Tab");
	}
	await expect(openMenu(page)).toHaveCount(0);
	await expect(page.locator(":is(a, button):focus")).toBeVisible();
}

test("the menu lists every solution and service, and closes on Escape, outside, and when the focus leaves", async ({
	page,
	open,
}) => {
	const button = banner(page).getByRole("button", { name: ui.menuWhatWeDo });
	const current = page
		.getByRole("navigation", { name: ui.mainNavigation })
		.locator("> [aria-current]");
	await open("/privacy");
	await expect(current).toHaveCount(0);
	await button.click();
	for (const { name } of offerings) {
		await expect(banner(page).getByRole("link", { name })).toBeVisible();
	}
	await page.keyboard.press("Escape");
	await expect(openMenu(page)).toHaveCount(0);
	await expect(button).toBeFocused();
	await button.click();
	await expect(openMenu(page)).toBeVisible();
	await page.mouse.click(720, 850);
	await expect(openMenu(page)).toHaveCount(0);
	await expectFocusCloses(page, ui.menuWhatWeDo);

	// It marks the part of the site that a page belongs to.
	await button.click();
	await banner(page)
		.getByRole("link", { name: firstOf("services") })
		.click();
	await expect(current).toHaveText(ui.menuWhatWeDo);
	await open("/who-we-are");
	await expect(current).toHaveText(COMPANY);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the menu is a panel with one open sub-section at a time", { tag: "@every-engine" }, async ({
		page,
		open,
	}) => {
		await open("/contact");
		await banner(page).getByRole("button", { name: ui.menuOpen }).click();
		const menu = page.getByRole("navigation", { name: ui.mobileNavigation });
		const row = (name: string) => menu.locator("summary:visible", { hasText: name });
		const solution = menu.getByRole("link", { name: firstOf("solutions") });
		const service = menu.getByRole("link", { name: firstOf("services") });
		await row(ui.menuWhatWeDo).click();
		await row(ui.menuSolutions).click();
		await expect(solution).toBeVisible();
		await row(ui.menuServices).click();
		await expect(service).toBeVisible();
		await expect(solution).toBeHidden();
		await banner(page).getByRole("button", { name: ui.menuClose }).click();
		await expect(menu).toBeHidden();
		await expectFocusCloses(page, ui.menuOpen);

		// A section link of the page that is shown closes the panel and scrolls.
		await page.goto("/");
		await banner(page).getByRole("button", { name: ui.menuOpen }).click();
		await menu.getByRole("link", { name: COMPANY, exact: true }).click();
		await expect(menu).toBeHidden();
		await expect(page.locator("#whoweare").getByRole("heading").first()).toBeInViewport();
	});

	test("the page scrolls behind a popover that is not the menu, and a foreign one stays open", async ({
		page,
		open,
	}) => {
		const scroll = async () => {
			await page.mouse.wheel(0, 300);
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
			await page.evaluate(() => scrollTo(0, 0));
		};
		await open("/notes/the-hidden-button");
		await page.locator("main [popovertarget]").first().click();
		await expect(openMenu(page)).toBeVisible();
		await page.evaluate(() => scrollTo(0, 0));
		await scroll();
		await page.keyboard.press("Escape");

		for (const id of ["", "password-manager"]) {
			await page.evaluate((id) => {
				const foreign = Object.assign(document.createElement("div"), { id, popover: "manual" });
				document.body.append(foreign);
				foreign.showPopover();
			}, id);
			await page.getByRole("link", { name: ui.skipLink }).focus();
			await expect(openMenu(page)).toHaveCount(1);
			await scroll();
			await page.evaluate(() => document.querySelector(":popover-open")?.remove());
		}
	});
});

/** Waits for the body: at the commit of a navigation the parser may not have reached it. */
const background = (page: Page) =>
	page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
const themeButton = (page: Page, theme: "light" | "dark") =>
	page.getByRole("button", { name: fill(ui.themeToggle, { mode: theme }) });

test("the theme switch changes the colours, also before the script arrives, and later pages keep them", {
	tag: "@every-engine",
}, async ({ page }) => {
	// No script file ever arrives.
	await page.route("**/*.js", () => {});
	await page.goto("/privacy");
	const light = await background(page);
	await themeButton(page, "light").click();
	await expect(themeButton(page, "dark")).toBeVisible();
	await expect.poll(() => background(page)).not.toBe(light);
	const dark = await background(page);
	await page.goto("/security", { waitUntil: "commit" });
	// The style sheet may arrive after the HTML. No script can change the theme after it.
	await expect.poll(() => background(page)).toBe(dark);
});
