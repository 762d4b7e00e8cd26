import type { Locator } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { controlsOf, demoAt, demosToTry, KEYS } from "../support/page/demo-walks.ts";

/** What each demo says is tested with its model, in site/demos/, and all its keys in lab/accessibility/. */

const shownText = async (demo: Locator) => (await demo.innerText()).replaceAll(/\s+/g, " ");

test("every demo can be tried with the keyboard, and is its summary on paper", async ({ page }) => {
	for (const { route, heading, summary } of demosToTry) {
		await test.step(heading, async () => {
			await page.emulateMedia({ media: "screen" });
			await page.goto(route);
			const demo = demoAt(page, heading);
			// It loads near the viewport, after an activity of the visitor.
			await page.keyboard.press("Shift");
			await demo.scrollIntoViewIfNeeded();
			const first = controlsOf(demo).first();
			await expect(first).toBeAttached();
			const before = await shownText(demo);
			const kind = await first.evaluate((control: HTMLInputElement) => control.type);
			for (const key of KEYS[kind] ?? ["Enter"]) await first.press(key);
			await expect.poll(() => shownText(demo)).not.toBe(before);
			const term = demo.getByRole("term").filter({ hasText: summary[0]?.title ?? "" });
			await expect(term).toHaveCount(0);
			await page.emulateMedia({ media: "print" });
			await expect(controlsOf(demo)).toHaveCount(0);
			await expect(term.first()).toBeVisible();
		});
	}
});
