import type { Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { waitForStart } from "../support/page/interactive.ts";
import { SOLUTION } from "../support/page-copy.ts";

/** Everything that the first view of home needs once the visitor is active, in bytes. */
const VIEW_LIMITS = [
	{ width: 1440, limit: 170_000 },
	// With the picture of the first slide, which is in the first view of a phone.
	{ width: 360, limit: 172_000 },
];

for (const { width, limit } of VIEW_LIMITS) {
	test(`no script loads before home is shown at ${width} px, and its first view is within its limit`, async ({
		page,
	}) => {
		const finished: Request[] = [];
		page.on("requestfinished", (request) => finished.push(request));
		// Keeps the slides in the order of the record, because the first slide affects the total.
		await page.addInitScript(() => Object.assign(Math, { random: () => 0.999 }));
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/", { waitUntil: "domcontentloaded" });
		expect(finished.filter((request) => request.url().endsWith(".js"))).toEqual([]);
		await waitForStart(page);
		await page.waitForLoadState("networkidle");
		// How many of the pictures below the viewport load early is up to the browser.
		const below = await page.evaluate(() =>
			[...document.images]
				.filter((image) => image.getBoundingClientRect().top > innerHeight)
				.map((image) => image.currentSrc),
		);
		let total = 0;
		const list: string[] = [];
		for (const request of finished) {
			const { pathname } = new URL(request.url());
			// A film loads only once the visitor is active; weight.test.ts limits it.
			if (below.includes(request.url()) || pathname.startsWith("/film/")) continue;
			const { responseBodySize } = await request.sizes();
			total += responseBodySize;
			list.push(`${responseBodySize} ${pathname}`);
		}
		// The script alone is larger than 60 KB; less means that we missed requests.
		expect(total).toBeGreaterThan(60_000);
		// A font of the firm may be what is too large.
		expect(total, list.join("\n")).toBeLessThan(limit);
	});
}

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
