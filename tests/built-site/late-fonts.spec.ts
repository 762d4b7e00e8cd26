import { demoPages } from "#content/demo-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdResponses, waitForStart } from "../support/page/interactive.ts";
import { shiftsOf, watchShifts } from "../support/page/layout-shifts.ts";
import { offeringLike, SLIDES_PAGE } from "../support/page-copy.ts";

/** Pages whose text wraps differently in the fallback font. `font-display: swap` shifted them. */
const PAGES = [
	{ path: offeringLike("/our-services/application-development"), width: 360 },
	{ path: "/who-we-are", width: 1440 },
	{ path: "/who-we-are", width: 768 },
	// Its demo starts without scrolling, which would hide lines that move.
	{ path: SLIDES_PAGE, width: 412 },
];

for (const { path, width } of PAGES) {
	test(`fonts that load after the first paint cause no layout shift on ${path} at ${width} px`, {
		tag: "@release",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await watchShifts(page);
		const release = await holdResponses(page, "**/*.woff2");
		const fonts = ["display", "text"].map((name) =>
			page.waitForResponse(new RegExp(`/${name}-[^/]*\\.woff2$`)),
		);
		await page.goto(path, { waitUntil: "commit" });
		await page.waitForFunction(
			() => performance.getEntriesByName("first-contentful-paint").length > 0,
		);
		release();
		for (const response of await Promise.all(fonts)) await response.finished();
		const settledShifts = async () => {
			await page.evaluate(async () => {
				await document.fonts.ready;
				for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
			});
			return shiftsOf(page);
		};
		expect(await settledShifts()).toEqual([]);

		// Style sheets that come with the script must not change the font.
		const demo = width === 412 && demoPages.some(({ route }) => route === path);
		const late = demo ? page.waitForResponse(/\/demo-[^/]*\.js$/) : undefined;
		await waitForStart(page);
		await (await late)?.finished();
		await page.waitForLoadState("networkidle");
		expect(await settledShifts()).toEqual([]);
	});
}
