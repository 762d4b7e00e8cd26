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

test("a card of home answers the first gesture of a demo, and leads to the demo after it", async ({
	page,
}) => {
	await page.goto("/");
	const gestures = await page.locator("#whatwedo details").all();
	expect(gestures.length).toBeGreaterThan(0);
	for (const gesture of gestures) {
		await gesture.locator("summary").press("Enter");
		await expect(gesture.getByRole("paragraph")).toBeVisible();
		// The answer before has made way.
		await expect(page.locator("#whatwedo details[open]")).toHaveCount(1);
	}
	const rest = page.locator("#whatwedo details[open]").getByRole("link");
	const { hash, search } = new URL(await rest.evaluate((link: HTMLAnchorElement) => link.href));
	await rest.click();
	await expect(page).toHaveURL((url) => url.search === search);
	const demo = page.locator("section").filter({ has: page.locator(hash) });
	await expect(controlsOf(demo).first()).toBeVisible();
});
