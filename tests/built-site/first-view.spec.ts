import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { waitForStart } from "../support/page/interactive.ts";
import { SOLUTION } from "../support/page-copy.ts";

/** Everything that the first view of home needs, once the visitor is active. */
const VIEW_LIMITS = [
	{ width: 1440, limit: 170_000 },
	// With the picture of the first slide, which is in the first view of a phone.
	{ width: 360, limit: 172_000 },
];

/** Opens a page that has nothing in its cache, and collects the requests that it finishes. */
async function openEmpty(context: BrowserContext) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	const finished: Request[] = [];
	page.on("requestfinished", (request) => finished.push(request));
	return { page, finished };
}

/** What the page has loaded once it is used, without pictures below the viewport and films. */
async function loadedFiles(page: Page, finished: Request[]) {
	await waitForStart(page);
	await page.waitForLoadState("networkidle");
	// How many of the pictures below the viewport load early is up to the browser.
	const below = await page.evaluate(() =>
		[...document.images]
			.filter((image) => image.getBoundingClientRect().top > innerHeight)
			.map((image) => image.currentSrc),
	);
	const files = finished.map(async (request) => ({
		path: new URL(request.url()).pathname,
		size: below.includes(request.url()) ? 0 : (await request.sizes()).responseBodySize,
	}));
	// A film loads only once the visitor is active; weight.test.ts limits it.
	return (await Promise.all(files)).filter(({ path }) => !path.startsWith("/film/"));
}

type Files = Awaited<ReturnType<typeof loadedFiles>>;
const total = (files: Files) => files.reduce((sum, { size }) => sum + size, 0);
const listOf = (files: Files) => files.map(({ path, size }) => `${size} ${path}`).join("\n");

test("no script loads before a page is shown, and the first view of home is within its limits", async ({
	context,
}) => {
	const { page: plain, finished: early } = await openEmpty(context);
	await plain.goto("/privacy", { waitUntil: "domcontentloaded" });
	expect(early.filter((request) => request.url().endsWith(".js"))).toEqual([]);
	await plain.close();
	for (const { width, limit } of VIEW_LIMITS) {
		const { page, finished } = await openEmpty(context);
		// Keeps the slides in the order of the record, because the first slide affects the total.
		await page.addInitScript(() => Object.assign(Math, { random: () => 0.999 }));
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/");
		const files = await loadedFiles(page, finished);
		// The script alone is larger than 60 KB; less means that we missed requests.
		expect(total(files)).toBeGreaterThan(60_000);
		// A font of the firm may be what is too large.
		expect(total(files), listOf(files)).toBeLessThan(limit);
		await page.close();
	}
});

for (const { width, density } of [
	{ width: 360, density: 3 },
	{ width: 768, density: 2 },
	{ width: 1440, density: 2 },
	{ width: 2560, density: 1 },
]) {
	test.describe(`at ${width} px with ${density} dots per px`, { tag: "@release" }, () => {
		test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

		test("the first picture is not blurred", async ({ page, open }) => {
			for (const path of ["/", SOLUTION]) {
				await open(path);
				const picture = page.getByRole("main").locator("img").filter({ visible: true }).first();
				await expect(picture).toHaveJSProperty("complete", true);
				const sharpness = await picture.evaluate(async (image: HTMLImageElement) => {
					// In an element without sizes, the natural width is that of the file.
					const file = new Image();
					file.src = image.currentSrc;
					await file.decode();
					return file.naturalWidth / image.getBoundingClientRect().width / devicePixelRatio;
				});
				expect(sharpness, path).toBeGreaterThan(0.8);
			}
		});
	});
}
