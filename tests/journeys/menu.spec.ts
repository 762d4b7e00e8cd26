import type { Page } from "@playwright/test";
import { pagesOf } from "#content/pages.ts";
import { builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { nameAt, TABS_PAGE } from "../support/page-copy.ts";

const PHONE = { width: 390, height: 844 };

const offerings = pagesOf("offering");
const firstOf = (kind: "solutions" | "services") =>
	offerings.find(({ group }) => group === kind)?.name ?? "";

const banner = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => banner(page).getByRole("button", { name: "What we do" });

test("the menu lists every solution and service, and closes on Escape and on an outside click", async ({
	page,
	open,
}) => {
	await open("/privacy");
	const button = menuButton(page);
	await button.click();
	for (const { name } of offerings) {
		await expect(banner(page).getByRole("link", { name })).toBeVisible();
	}
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Escape");
	await expect(button).toHaveAttribute("aria-expanded", "false");
	await expect(button).toBeFocused();
	await button.click();
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await page.mouse.click(720, 850);
	await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a menu link opens a page, and a section tab becomes current when clicked", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	test.skip(!builtPages.includes(TABS_PAGE), "no offering has tabs");
	// A page without tabs of its own: the address changes before the next page is drawn.
	await open("/contact");
	await menuButton(page).click();
	await banner(page)
		.getByRole("link", { name: nameAt(TABS_PAGE) })
		.click();
	await expect(page).toHaveURL(TABS_PAGE);
	const tab = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
	await tab.click();
	await expect(tab).toHaveAttribute("aria-current", /./);
});

test("the menu marks the part of the site that a page belongs to", async ({ page, open }) => {
	const current = page.getByRole("navigation", { name: "Main" }).locator("> [aria-current]");
	await open("/privacy");
	await expect(current).toHaveCount(0);
	await menuButton(page).click();
	await banner(page)
		.getByRole("link", { name: firstOf("services") })
		.click();
	await expect(current).toHaveText("What we do");
	await open("/who-we-are");
	await expect(current).toHaveText("Who we are");
});

for (const [viewport, name, tag] of [
	[{ width: 1440, height: 900 }, "What we do", ["@release"]],
	[PHONE, "Open menu", []],
] as const) {
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });

		test(`the "${name}" menu closes when focus leaves it`, { tag: [...tag] }, async ({
			page,
			open,
		}) => {
			await open("/privacy");
			await banner(page).getByRole("button", { name }).first().focus();
			await page.keyboard.press("Enter");
			const popover = page.locator(":popover-open");
			await expect(popover).toBeVisible();
			await page.keyboard.press("Tab");
			expect(await popover.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
			await page.keyboard.press("Shift+Tab");
			await expect(popover).toBeVisible();
			for (let stop = 0; stop < 30 && (await popover.count()) > 0; stop++) {
				await page.keyboard.press("Tab");
			}
			await expect(popover).toHaveCount(0);
			await expect(page.locator(":is(a, button):focus")).toBeVisible();
		});
	});
}

test.describe("on a phone", () => {
	test.use({ viewport: PHONE });

	test("the menu is a panel with one open sub-section at a time", { tag: "@every-engine" }, async ({
		page,
		open,
	}) => {
		await open("/contact");
		await banner(page).getByRole("button", { name: "Open menu" }).click();
		const menu = page.getByRole("navigation", { name: "Menu" });
		const row = (name: string) => menu.locator("summary:visible", { hasText: name });
		const solution = menu.getByRole("link", { name: firstOf("solutions") });
		const service = menu.getByRole("link", { name: firstOf("services") });
		await row("What we do").click();
		await row("Solutions").click();
		await expect(solution).toBeVisible();
		await row("Services").click();
		await expect(service).toBeVisible();
		await expect(solution).toBeHidden();
		await banner(page).getByRole("button", { name: "Close menu" }).click();
		await expect(menu).toBeHidden();
		await expect(banner(page).getByRole("button", { name: "Open menu" })).toBeVisible();
	});
});
