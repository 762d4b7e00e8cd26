import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { waitForHydration } from "../support/page/interactive.ts";
import { SOLUTION } from "../support/page-copy.ts";

const KB = 1024;
/** Everything that the first view of home needs, with the page's script. */
const LIMITS = [
	{ width: 1440, limit: 210 * KB },
	{ width: 360, limit: 202 * KB },
];

/** The style sheet of the whole site is for the next page; weight.test.ts limits it. */
const isForNextPage = (url: string) => /\/assets\/style-[\w-]+\.css$/.test(new URL(url).pathname);

/** A film of the hero loads only once the visitor is active; weight.test.ts limits it. */
const isFilm = (url: string) => new URL(url).pathname.startsWith("/film/");

/** The addresses of the pictures below the viewport. How many of them load early is up to the browser. */
const picturesBelow = (page: Page) =>
	page.evaluate(() =>
		[...document.images]
			.filter((image) => image.getBoundingClientRect().top > innerHeight)
			.map((image) => image.currentSrc),
	);

for (const { width, limit } of LIMITS) {
	test(`the first view of home needs at most ${limit / KB} KB at ${width} px`, async ({ page }) => {
		const finished: Request[] = [];
		page.on("requestfinished", (request) => finished.push(request));
		// Keeps the slides in the order of the record, because the first slide affects the total.
		await page.addInitScript(() => Object.assign(Math, { random: () => 0.999 }));
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/");
		await waitForHydration(page);
		await page.waitForLoadState("networkidle");
		const below = await picturesBelow(page);
		const needed = finished.filter(
			(request) =>
				![isFilm, isForNextPage].some((isLater) => isLater(request.url())) &&
				!below.includes(request.url()),
		);
		const files = await Promise.all(
			needed.map(async (request) => ({
				path: new URL(request.url()).pathname,
				size: (await request.sizes()).responseBodySize,
			})),
		);
		const total = files.reduce((sum, { size }) => sum + size, 0);
		// A font of the firm may be what is too large.
		const list = files
			.sort((one, other) => other.size - one.size)
			.map(({ path, size }) => `${size} ${path}`)
			.join("\n");
		// The script alone is larger than 100 KB; less means that we missed requests.
		expect(total).toBeGreaterThan(100 * KB);
		expect(total, list).toBeLessThan(limit);
	});
}

/** Screens from a dense phone to a large monitor. */
const SCREENS = [
	{ width: 360, height: 780, density: 3 },
	{ width: 768, height: 1024, density: 2 },
	{ width: 1440, height: 900, density: 2 },
	{ width: 2560, height: 1440, density: 1 },
];

/** The screen and the page that every run looks at; the others belong to a release. */
const isDaily = (width: number, path: string) => width === 360 && path === "/";

for (const { width, height, density } of SCREENS) {
	test.describe(`at ${width} px with ${density} dots per px`, () => {
		test.use({ viewport: { width, height }, deviceScaleFactor: density });

		for (const path of ["/", SOLUTION]) {
			test(`the first picture of ${path} is neither blurred nor much too large`, {
				tag: isDaily(width, path) ? [] : "@release",
			}, async ({ page, open }) => {
				await open(path);
				const picture = page.getByRole("main").locator("img").filter({ visible: true }).first();
				await expect(picture).toHaveJSProperty("complete", true);
				const dots = await picture.evaluate(async (image: HTMLImageElement) => {
					const file = new Image();
					file.src = image.currentSrc;
					await file.decode();
					return file.naturalWidth / image.getBoundingClientRect().width;
				});
				expect(dots / density).toBeGreaterThan(0.8);
				expect(dots / density).toBeLessThan(1.5);
			});
		}
	});
}
