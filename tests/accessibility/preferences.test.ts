import { describe, expect, test } from "vitest";
import { home } from "#content/home.ts";
import { ui } from "#content/ui.ts";
import { walkWithTab } from "#lab/accessibility/keyboard-walk.ts";
import { movesIn } from "#lab/accessibility/moves.ts";
import { openTab, type Tab } from "../support/browser.ts";
import { isSeen } from "../support/seen.ts";
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
		expect(await isSeen(first, () => first.check())).toBe(true);
		expect(await isSeen(first, () => second.check())).toBe(true);
		await form.close();

		const { page, close } = await open("/our-services/application-support", forced);
		const [tab, other] = await page.getByRole("tab").all();
		if (!tab || !other) throw new Error("The page has no tabs.");
		expect(await isSeen(tab, () => other.click())).toBe(true);
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
