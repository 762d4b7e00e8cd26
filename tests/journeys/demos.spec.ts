import type { Locator } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { demoAt, demoWalks, PAYMENTS } from "../support/page/demo-walks.ts";
import { demoHeadingAt } from "../support/page-copy.ts";

const shownText = async (demo: Locator) => (await demo.innerText()).replaceAll(/\s+/g, " ");

/** The unit tests of each demo run daily; of these journeys, one with radio buttons and one with ranges. */
const DAILY = new Set([PAYMENTS, "/our-services/dedicated-development-teams"]);

for (const { path, walk, result } of demoWalks) {
	const tag = DAILY.has(path) ? [] : "@release";
	const heading = demoHeadingAt(path);

	test(`"${heading}" can be used with the keyboard`, { tag }, async ({ page, open }) => {
		await open(path);
		const demo = demoAt(page, path);
		await demo.scrollIntoViewIfNeeded();
		const controls = (["checkbox", "radio", "slider"] as const).map((role) => demo.getByRole(role));
		await expect(controls.reduce((one, other) => one.or(other)).first()).toBeAttached();
		expect(await shownText(demo)).not.toMatch(result);
		await walk(page, demo);
		await expect.poll(() => shownText(demo)).toMatch(result);
		// A colour that is still changing has no contrast to judge.
		await demo.evaluate((element) =>
			Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
		);
		expect(await axeFindings(page)).toEqual([]);
	});
}

test("the controls of a demo load only when it comes near", async ({ page, open }) => {
	const loaded: string[] = [];
	page.on("response", (response) => loaded.push(response.url()));
	await page.setViewportSize({ width: 1440, height: 500 });
	await open(PAYMENTS);
	const demo = demoAt(page, PAYMENTS);
	await expect(demo.getByRole("definition")).toHaveCount(4);
	expect(loaded.filter((url) => url.includes("bad-day"))).toEqual([]);
	await demo.scrollIntoViewIfNeeded();
	await expect(demo.getByRole("radio")).toHaveCount(4);
	expect(loaded.filter((url) => /bad-day-[\w-]+\.(js|css)$/.test(url))).toHaveLength(2);
});

test("paper shows the summary of a demo, not its controls", async ({ page, open }) => {
	await open(PAYMENTS);
	const demo = demoAt(page, PAYMENTS);
	await demo.scrollIntoViewIfNeeded();
	await expect(demo.getByRole("radio")).toHaveCount(4);
	const summary = demo.getByText("Slow", { exact: true }).and(demo.getByRole("term"));
	await expect(summary).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(demo.getByRole("radio")).toHaveCount(0);
	await expect(summary).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a demo is a summary of its states", async ({ page }) => {
		test.skip(!builtPages.includes(PAYMENTS), "the firm has no integrations");
		await page.goto(PAYMENTS);
		const demo = demoAt(page, PAYMENTS);
		await expect(demo.getByRole("term")).toHaveText(["Fine", "Slow", "Down", "A field changed"]);
		await expect(demo.getByRole("radio")).toHaveCount(0);
	});
});
