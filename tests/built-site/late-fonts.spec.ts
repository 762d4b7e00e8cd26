import { expect, test } from "../support/fixtures.ts";
import { holdResponses, waitForHydration } from "../support/page/interactive.ts";
import { shiftsOf, watchShifts } from "../support/page/layout-shifts.ts";
import { offeringLike, SLIDES_PAGE } from "../support/page-copy.ts";

const hasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

/** Pages whose text wraps differently in the fallback font. `font-display: swap` shifted them. */
const PAGES = [
	{ path: offeringLike("/our-services/application-development"), width: 360 },
	{ path: "/who-we-are", width: 1440, tag: "@release" },
	{ path: "/who-we-are", width: 768, tag: "@release" },
	{ path: SLIDES_PAGE, width: 1440, tag: "@release" },
];

for (const { path, width, tag = [] } of PAGES) {
	test(`fonts that load after the first paint cause no layout shift on ${path} at ${width} px`, {
		tag,
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await watchShifts(page);
		const release = await holdResponses(page, "**/*.woff2");
		const fonts = [
			page.waitForResponse(/\/display-[^/]*\.woff2$/),
			page.waitForResponse(/\/text-[^/]*\.woff2$/),
		];
		await page.goto(path, { waitUntil: "commit" });
		await page.waitForFunction(hasPainted);
		release();
		for (const response of await Promise.all(fonts)) await response.finished();
		const settle = () =>
			page.evaluate(async () => {
				await document.fonts.ready;
				for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
			});
		await settle();
		expect(await shiftsOf(page)).toEqual([]);

		// The style sheet of the whole site, which comes with the script, must not change the font.
		await waitForHydration(page);
		await page.waitForLoadState("networkidle");
		await settle();
		expect(await shiftsOf(page)).toEqual([]);
	});
}
