import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { home } from "#content/home.ts";
import { ui } from "#content/ui.ts";
import { walkWithTab } from "#tools/accessibility/keyboard-walk.ts";
import { movesIn } from "#tools/accessibility/moves.ts";
import { openTab, type Tab } from "../support/browser.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = visit();
const THEMES = ["light", "dark"] as const;

async function open(path: string, options: Parameters<typeof openTab>[1]): Promise<Tab> {
	const tab = await openTab(here.browser, { reducedMotion: "reduce", ...options });
	await tab.page.goto(`${here.site.url}${path}`);
	await wholePage(tab.page);
	return tab;
}

test("less motion: states still change: menus, groups, slides, pages", async () => {
	const { page, complaints, close } = await open("/", { viewport: { width: 800, height: 900 } });
	await page.getByRole("button", { name: ui.heroNext }).click();
	await page.locator("[aria-roledescription=slide]:visible[aria-label*='2 of 7']").waitFor();
	const [backend] = home.techstack.groups;
	await page
		.locator("#techstack")
		.getByText(backend?.group ?? "", { exact: true })
		.click();
	await page.getByText(backend?.items[0] ?? "", { exact: true }).waitFor();
	await page.getByRole("button", { name: ui.menuOpen }).click();
	const menu = page.getByRole("navigation", { name: ui.mobileNavigation });
	await menu.waitFor();
	expect(await movesIn(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await menu.waitFor({ state: "hidden" });
	await page.getByRole("contentinfo").getByRole("link", { name: "API development" }).click();
	const whileGoing = movesIn(page);
	await page.getByRole("heading", { level: 1, name: "API development" }).waitFor();
	expect(await whileGoing).toEqual([]);
	expect(complaints).toEqual([]);
	await close();
});

/** A change of state that only colour showed would be gone: the two pictures would be the same. */
async function expectSeen(part: Locator, change: () => Promise<unknown>) {
	const before = await part.screenshot();
	await change();
	// The ring of the focus is no sign of the state.
	await part.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await part.page().mouse.move(0, 0);
	expect(before.equals(await part.screenshot())).toBe(false);
}

describe.each(THEMES)("forced colours, %s", (colorScheme) => {
	const forced = { colorScheme, forcedColors: "active" } as const;

	test("Tab leads through a page in sight, with a ring", async () => {
		const tab = await open(colorScheme === "light" ? "/contact" : "/", forced);
		expect((await walkWithTab(tab.page)).faults).toEqual([]);
		await tab.close();
	});

	test("chosen is seen as chosen: radio button, tab, section", async () => {
		const form = await open("/contact", forced);
		const [first, second] = await form.page.getByRole("radio").all();
		if (!first || !second) throw new Error("The form has no choice.");
		await expectSeen(first, () => first.check());
		await expectSeen(first, () => second.check());
		await form.close();

		const { page, close } = await open("/our-services/application-support", forced);
		const [tab, other] = await page.getByRole("tab").all();
		if (!tab || !other) throw new Error("The page has no tabs.");
		await expectSeen(tab, () => other.click());
		await close();
	});

	test("a theme chosen before hides nothing: what is drawn follows the forced palette", async () => {
		const tab = await open("/", forced);
		const other = colorScheme === "light" ? "dark" : "light";
		const logos = tab.page.locator("#partners li").first();
		await logos.scrollIntoViewIfNeeded();
		await logos
			.getByRole("img")
			.first()
			.evaluate((image: HTMLImageElement) => image.decode());
		const before = await logos.screenshot();
		await tab.page.evaluate((theme) => {
			document.documentElement.dataset.theme = theme;
		}, other);
		expect(before.equals(await logos.screenshot())).toBe(true);
		await tab.close();
	});
});
