import type { Locator } from "@playwright/test";
import { demoPages } from "#content/demo-pages.ts";
import { demoPictureFile } from "#content/demo-picture.ts";
import { withPicture } from "#content/demos-with-pictures.ts";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { demoAt, demoWalks } from "../support/page/demo-walks.ts";
import { surroundings } from "../support/page/outside-changes.ts";
import { demoHeadingAt } from "../support/page-copy.ts";

const shownText = async (demo: Locator) => (await demo.innerText()).replaceAll(/\s+/g, " ");

const controlsOf = (demo: Locator) =>
	(["button", "checkbox", "radio", "slider"] as const)
		.map((role) => demo.getByRole(role))
		.reduce((one, other) => one.or(other));

const isPicture = (url: string) => new URL(url).pathname.startsWith("/demos/");

for (const [index, { path, walk, result }] of demoWalks.entries()) {
	// The unit tests of each demo run daily; of these journeys, the first two.
	const tag = index < 2 ? [] : "@release";
	const heading = demoHeadingAt(path);
	const found = demoPages.find(({ route }) => route === path);

	test(`"${heading}" loads when it comes near, can be used with the keyboard, and is its summary on paper`, {
		tag,
	}, async ({ page, open }) => {
		if (!found) throw new Error(`The page ${path} has no demo.`);
		const files = new RegExp(`/${found.demo.demo}-[\\w-]+\\.js$`);
		const loaded: string[] = [];
		page.on("response", (response) => loaded.push(response.url()));
		// Islands start within 800 px of the viewport, and some pages have their demo soon after the hero.
		await page.setViewportSize({ width: 360, height: 200 });
		await open(path);
		const demo = demoAt(page, path);
		await expect(demo.getByRole("definition")).toHaveCount(found.demo.summary.length);
		expect(loaded.filter((url) => files.test(url))).toEqual([]);
		await page.setViewportSize({ width: 1440, height: 900 });
		await demo.scrollIntoViewIfNeeded();
		await expect(controlsOf(demo).first()).toBeAttached();
		expect(loaded.filter((url) => files.test(url))).toHaveLength(1);
		expect(loaded.filter(isPicture)).toEqual([]);

		expect(await shownText(demo)).not.toMatch(result);
		await walk(page, demo);
		await expect.poll(() => shownText(demo)).toMatch(result);
		// A colour that is still changing has no contrast to judge.
		await demo.evaluate((element) =>
			Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
		);
		expect(await axeFindings(page)).toEqual([]);

		const summary = demo.getByRole("term").filter({ hasText: found.demo.summary[0]?.title ?? "" });
		await expect(summary).toHaveCount(0);
		await page.emulateMedia({ media: "print" });
		await expect(controlsOf(demo)).toHaveCount(0);
		await expect(summary.first()).toBeVisible();
	});
}

test("the shared hours can be tried in a browser that does not know its time zone", async ({
	page,
	open,
}) => {
	const overlap = demoPages.find(({ demo }) => demo.demo === "overlap");
	if (!overlap) return test.skip(true, "no page has this demo");
	await surroundings["blocked storage and an unknown time zone"](page);
	await open(overlap.route);
	const demo = demoAt(page, overlap.route);
	await demo.scrollIntoViewIfNeeded();
	await expect(demo.getByRole("combobox")).toBeVisible();
	await expect(demo.getByRole("combobox")).not.toContainText("Unknown");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a demo is a summary of its states, and one picture of the width and theme", async ({
		page,
	}) => {
		const found = demoPages.find(({ demo }) => withPicture(demo).picture);
		const picture = found && withPicture(found.demo).picture;
		if (!found || !picture) return test.skip(true, "the firm has no pictures of its demos");
		const demo = demoAt(page, found.route);
		let loaded: string[] = [];
		page.on("response", (response) => loaded.push(response.url()));
		for (const colorScheme of ["light", "dark"] as const) {
			for (const width of [1440, 390]) {
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize({ width, height: 900 });
				// The page that is still shown may load another picture now.
				await page.goto("about:blank");
				loaded = [];
				await page.goto(found.route);
				await expect(demo.getByRole("term")).toHaveText(
					found.demo.summary.map(({ title }) => title),
				);
				await expect(controlsOf(demo)).toHaveCount(0);
				const image = demo.locator("picture img");
				await expect(image).toBeVisible();
				await expect(image).toHaveJSProperty("complete", true);
				const cut = width < 760 ? "narrow" : "wide";
				const file = demoPictureFile(picture.name, cut, colorScheme);
				const shown = await image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
					path: new URL(currentSrc).pathname,
					naturalWidth,
				}));
				expect(shown).toEqual({ path: file, naturalWidth: picture[cut].width });
				expect(loaded.filter(isPicture).map((url) => new URL(url).pathname)).toEqual([file]);
			}
		}
	});
});
