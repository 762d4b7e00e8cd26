import type { Locator, Page } from "@playwright/test";
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { menu } from "#content/navigation.ts";
import { fill } from "#shared/fill.ts";
import { expect, test } from "../support/fixtures.ts";
import { goBack, holdScript } from "../support/page/interactive.ts";

/** The names and ids of the home sections to which the menu links. */
const SECTIONS = menu().sections;
const nameOf = (id: string) => SECTIONS.find(({ section }) => section === id)?.name ?? id;
const COMPANY = nameOf("whoweare");

const banner = (page: Page) => page.getByRole("banner");
const menuLink = (page: Page, name: string) =>
	banner(page).getByRole("link", { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The scroll position once the browser has stopped correcting it. */
async function restingTop(page: Page): Promise<number> {
	let top = await scrollTop(page);
	await expect(async () => {
		const before = top;
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
		top = await scrollTop(page);
		expect(top).toBe(before);
	}).toPass();
	return top;
}

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

test("section links scroll on home, open home from another page without a trace in the address, and a reload starts at the top", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	// Otherwise each link takes a second to scroll.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open("/");
	for (const { name, section } of SECTIONS) {
		await menuLink(page, name).click();
		await expectReached(page.locator(`#${section}`));
		await expect(page).toHaveURL("/");
	}
	await banner(page)
		.getByRole("link", { name: fill(ui.logoHome, site) })
		.click();
	await expect.poll(() => scrollTop(page)).toBe(0);

	await open("/techstack");
	await menuLink(page, COMPANY).click();
	await expectReached(page.locator("#whoweare"));
	await expect(page).toHaveURL("/");
	await page.reload();
	await expect.poll(() => scrollTop(page)).toBe(0);

	// The footer, before the script has arrived.
	const release = await holdScript(page);
	await page.goto("/privacy");
	await page.getByRole("contentinfo").getByRole("link", { name: COMPANY }).click();
	await expect(page).toHaveURL("/");
	await expectReached(page.locator("#whoweare"));
	release();
});

/** Asks the page itself: the driver of Firefox does not learn the address of a page from its cache. */
async function expectBackAt(page: Page, path: string, top: number): Promise<void> {
	const place = () =>
		page.evaluate(() => [location.pathname, Math.round(scrollY)]).catch(() => "leaving");
	await expect.poll(place).toEqual([path, Math.round(top)]);
}

test("Back returns to the place below the first view, also of a visitor who left before the script arrived", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	await open("/");
	const card = page.locator("#whatwedo").getByRole("listitem").last().getByRole("link").first();
	await card.scrollIntoViewIfNeeded();
	const place = await restingTop(page);
	expect(place).toBeGreaterThan(300);
	await card.click();
	await expect(page).toHaveURL(/\/what-we-do\/./);
	await expect.poll(() => scrollTop(page)).toBe(0);
	await goBack(page);
	await expectBackAt(page, "/", place);

	const release = await holdScript(page);
	await page.goto("/");
	await page.keyboard.press("Shift");
	// Then the parts below the first view get their height.
	await expect(page.locator("html[data-visitor-active]")).toBeAttached();
	await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
	const deep = await restingTop(page);
	expect(deep).toBeGreaterThan(2_000);
	await page.goto("/privacy");
	release();
	await goBack(page);
	await expectBackAt(page, "/", deep);
});
