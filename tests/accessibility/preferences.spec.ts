import type { Locator } from "@playwright/test";
import ui from "#company/ui.json" with { type: "json" };
import { walkWithTab } from "#lab/accessibility/judges/keyboard-walk.ts";
import { movementsIn } from "#lab/accessibility/judges/moves.ts";
import { expect, test } from "../support/fixtures.ts";
import { changesAppearance } from "../support/page/seen.ts";
import { mainHeadingAt, nameAt, SERVICE, slideName, TECHSTACK_PAGE } from "../support/page-copy.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with reduced motion on a narrow screen", () => {
	test.use({ viewport: { width: 800, height: 900 } });

	test("slides, groups, menus and pages change without movement", async ({ page, open }) => {
		await open("/");
		expect(await movementsIn(page)).toEqual([]);
		await page.getByRole("button", { name: ui.heroNext }).click();
		await expect(
			page.locator("[aria-roledescription=slide]:visible:not([inert])"),
		).toHaveAccessibleName(slideName(2));
		const techstack = page.locator("#techstack");
		await techstack.locator("summary").nth(1).click();
		await expect(techstack.locator("details").nth(1)).toHaveAttribute("open");
		await page.getByRole("button", { name: ui.menuOpen }).click();
		const menu = page.getByRole("navigation", { name: ui.mobileNavigation });
		await expect(menu).toBeVisible();
		expect(await movementsIn(page)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: nameAt(SERVICE) })
			.click();
		await expect(
			page.getByRole("heading", { level: 1, name: mainHeadingAt(SERVICE) }),
		).toBeVisible();
		expect(await movementsIn(page)).toEqual([]);
	});
});

test.describe("with forced colours", { tag: "@release" }, () => {
	test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

	test("the selected radio button and the selected tab look different from the others", async ({
		page,
		open,
	}) => {
		const firstTwo = (choices: Locator) => [choices.nth(0), choices.nth(1)] as const;
		await open("/contact");
		const [radio, otherRadio] = firstTwo(page.getByRole("radio"));
		expect(await changesAppearance(radio, () => radio.check())).toBe(true);
		expect(await changesAppearance(radio, () => otherRadio.check())).toBe(true);
		await open(TECHSTACK_PAGE);
		const [tab, otherTab] = firstTwo(page.getByRole("tab"));
		expect(await changesAppearance(tab, () => otherTab.click())).toBe(true);
	});

	test("Tab moves through a page with a visible and uncovered focus ring", async ({
		page,
		open,
	}) => {
		await open("/");
		expect((await walkWithTab(page)).faults).toEqual([]);
	});
});
