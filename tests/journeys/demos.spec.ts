import type { Locator } from "@playwright/test";
import { demoPages } from "#content/demo-pages.ts";
import { demoPictureFile } from "#content/demo-picture.ts";
import { withPicture } from "#content/demos-with-pictures.ts";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { demoAt, demoWalks } from "../support/page/demo-walks.ts";
import { demoHeadingAt } from "../support/page-copy.ts";

const shownText = async (demo: Locator) => (await demo.innerText()).replaceAll(/\s+/g, " ");

const controlsOf = (demo: Locator) =>
	(["button", "checkbox", "radio", "slider"] as const)
		.map((role) => demo.getByRole(role))
		.reduce((one, other) => one.or(other));

for (const [index, { path, walk, result }] of demoWalks.entries()) {
	// The unit tests of each demo run daily; of these journeys, the first two.
	const tag = index < 2 ? [] : "@release";
	const heading = demoHeadingAt(path);

	test(`"${heading}" can be used with the keyboard`, { tag }, async ({ page, open }) => {
		await open(path);
		const demo = demoAt(page, path);
		await demo.scrollIntoViewIfNeeded();
		await expect(controlsOf(demo).first()).toBeAttached();
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

const isPicture = (url: string) => new URL(url).pathname.startsWith("/demos/");

const found = demoPages.find(({ demo }) => demo.demo === "bad-day") ?? demoPages[0];

test("the controls of a demo load only when it comes near", async ({ page, open }) => {
	if (!found) return test.skip(true, "no page has a demo");
	const files = new RegExp(`/${found.demo.demo}-[\\w-]+\\.js$`);
	const loaded: string[] = [];
	page.on("response", (response) => loaded.push(response.url()));
	// Demos load within 800 px of the viewport, and some pages have theirs soon after the hero.
	await page.setViewportSize({ width: 360, height: 200 });
	await open(found.route);
	const demo = demoAt(page, found.route);
	await expect(demo.getByRole("definition")).toHaveCount(found.demo.summary.length);
	expect(loaded.filter((url) => files.test(url))).toEqual([]);
	await demo.scrollIntoViewIfNeeded();
	await expect(controlsOf(demo).first()).toBeAttached();
	expect(loaded.filter((url) => files.test(url))).toHaveLength(1);
	expect(loaded.filter(isPicture)).toEqual([]);
});

test("paper shows the summary of a demo, not its controls", async ({ page, open }) => {
	if (!found) return test.skip(true, "no page has a demo");
	await open(found.route);
	const demo = demoAt(page, found.route);
	await demo.scrollIntoViewIfNeeded();
	await expect(controlsOf(demo).first()).toBeAttached();
	const summary = demo.getByRole("term").filter({ hasText: found.demo.summary[0]?.title ?? "" });
	await expect(summary).toHaveCount(0);
	await page.emulateMedia({ media: "print" });
	await expect(controlsOf(demo)).toHaveCount(0);
	await expect(summary.first()).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a demo is a summary of its states", async ({ page }) => {
		if (!found) return test.skip(true, "no page has a demo");
		await page.goto(found.route);
		const demo = demoAt(page, found.route);
		await expect(demo.getByRole("term")).toHaveText(found.demo.summary.map(({ title }) => title));
		await expect(controlsOf(demo)).toHaveCount(0);
	});

	for (const colorScheme of ["light", "dark"] as const) {
		for (const width of [1440, 390]) {
			test(`a demo is one ${colorScheme} picture at ${width} px`, async ({ page }) => {
				const { picture } = found ? withPicture(found.demo) : {};
				if (!found || !picture) return test.skip(true, "the firm has no pictures of its demos");
				const loaded: string[] = [];
				page.on("response", (response) => loaded.push(response.url()));
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 900 });
				await page.goto(found.route);
				const image = demoAt(page, found.route).locator("picture img");
				await expect(image).toBeVisible();
				const cut = width < 760 ? "narrow" : "wide";
				const file = demoPictureFile(picture.name, cut, colorScheme);
				const shown = await image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
					path: new URL(currentSrc).pathname,
					naturalWidth,
				}));
				expect(shown).toEqual({ path: file, naturalWidth: picture[cut].width });
				expect(loaded.filter(isPicture).map((url) => new URL(url).pathname)).toEqual([file]);
			});
		}
	}
});
