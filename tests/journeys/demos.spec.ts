import type { Locator } from "@playwright/test";
import { demoPictureFile } from "#content/demo-picture.ts";
import { withPicture } from "#content/demos-with-pictures.ts";
import { expect, test } from "../support/fixtures.ts";
import { controlsOf, demoAt, demosToTry, walkDemo } from "../support/page/demo-walks.ts";

/** What each demo says is tested with its model, in site/demos/. */

const shownText = async (demo: Locator) => (await demo.innerText()).replaceAll(/\s+/g, " ");
const isPicture = (url: string) => new URL(url).pathname.startsWith("/demos/");

test("every demo can be tried with the keyboard, and is its summary on paper", async ({
	page,
	open,
}) => {
	for (const { route, heading, summary } of demosToTry) {
		await test.step(heading, async () => {
			await page.emulateMedia({ media: "screen" });
			await open(route);
			const demo = demoAt(page, heading);
			await demo.scrollIntoViewIfNeeded();
			await expect(controlsOf(demo).first()).toBeAttached();
			const before = await shownText(demo);
			await walkDemo(page, demo);
			await expect.poll(() => shownText(demo)).not.toBe(before);
			const term = demo.getByRole("term").filter({ hasText: summary[0]?.title ?? "" });
			await expect(term).toHaveCount(0);
			await page.emulateMedia({ media: "print" });
			await expect(controlsOf(demo)).toHaveCount(0);
			await expect(term.first()).toBeVisible();
		});
	}
});

test("a demo loads when it comes near, and none of its pictures", { tag: "@release" }, async ({
	page,
	open,
}) => {
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
	expect(loaded.filter(isPicture)).toEqual([]);
});

test.describe("without script", { tag: "@release" }, () => {
	test.use({ javaScriptEnabled: false });

	test("a demo is a summary of its states, and one picture of the width and theme", async ({
		page,
	}) => {
		const found = demosToTry.find((demo) => withPicture(demo).picture);
		const picture = found && withPicture(found).picture;
		if (!found || !picture) return test.skip(true, "the firm has no pictures of its demos");
		const demo = demoAt(page, found.heading);
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
				await expect(demo.getByRole("term")).toHaveText(found.summary.map(({ title }) => title));
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
