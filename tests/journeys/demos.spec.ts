import type { Locator } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { controlsOf, demoAt, demosToTry } from "../support/page/demo-walks.ts";

/** What each demo says is tested with its model, in site/demos/, and all its keys in lab/accessibility/. */

const shownText = async (demo: Locator) => (await demo.innerText()).replaceAll(/\s+/g, " ");

/** What changes a control of each type; a button is pressed. */
const KEYS: Record<string, string> = {
	radio: "ArrowDown",
	range: "End",
	"select-one": "ArrowDown",
	checkbox: "Space",
};

test("every demo can be tried with the keyboard, and is its summary on paper", async ({ page }) => {
	for (const { route, heading, summary } of demosToTry) {
		await test.step(heading, async () => {
			await page.emulateMedia({ media: "screen" });
			await page.goto(route);
			const demo = demoAt(page, heading);
			// It loads near the viewport, after an activity of the visitor.
			await page.keyboard.press("Shift");
			await demo.scrollIntoViewIfNeeded();
			await expect(controlsOf(demo).first()).toBeAttached();
			const before = await shownText(demo);
			const first = controlsOf(demo).first();
			const kind = await first.evaluate((control: HTMLInputElement) => control.type);
			await first.press(KEYS[kind] ?? "Enter");
			await expect.poll(() => shownText(demo)).not.toBe(before);
			const term = demo.getByRole("term").filter({ hasText: summary[0]?.title ?? "" });
			await expect(term).toHaveCount(0);
			await page.emulateMedia({ media: "print" });
			await expect(controlsOf(demo)).toHaveCount(0);
			await expect(term.first()).toBeVisible();
		});
	}
});

test("a demo loads when it comes near", { tag: "@release" }, async ({ page, open }) => {
	const [found] = demosToTry;
	if (!found) return test.skip(true, "the firm has no demo");
	const loaded: string[] = [];
	page.on("response", (response) => loaded.push(response.url()));
	const scripts = () =>
		loaded.filter((url) => new RegExp(`/${found.demo}-[\\w-]+\\.js$`).test(url));
	// Islands start within 800 px of the viewport, and some pages have their demo soon after the hero.
	await page.setViewportSize({ width: 360, height: 200 });
	await open(found.route);
	const demo = demoAt(page, found.heading);
	await expect(demo.getByRole("definition")).toHaveCount(found.summary.length);
	expect(scripts()).toEqual([]);
	await demo.scrollIntoViewIfNeeded();
	await expect(controlsOf(demo).first()).toBeAttached();
	expect(scripts()).toHaveLength(1);
});

test.describe("without script", { tag: "@release" }, () => {
	test.use({ javaScriptEnabled: false });

	test("a demo is a summary of its states", async ({ page }) => {
		const [found] = demosToTry;
		if (!found) return test.skip(true, "the firm has no demo");
		await page.goto(found.route);
		const demo = demoAt(page, found.heading);
		const titles = found.summary.map(({ title }) => title);
		await expect(demo.getByRole("term")).toHaveText(titles);
		await expect(controlsOf(demo)).toHaveCount(0);
	});
});
