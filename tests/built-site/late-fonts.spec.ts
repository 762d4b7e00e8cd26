import { demoPages } from "#content/demo-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdResponses, waitForStart } from "../support/page/interactive.ts";
import { shiftsOf, watchShifts } from "../support/page/layout-shifts.ts";
import { offeringLike, SLIDES_PAGE } from "../support/page-copy.ts";

const hasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

/** Its demo starts without scrolling, which would hide lines that move. */
const DEMO_NEXT_TO_HERO = "/what-we-do/digital-transformation-services";

/** Pages whose text wraps differently in the fallback font. `font-display: swap` shifted them. */
const PAGES: {
	path: string;
	width: number;
	/** A script with a style sheet that comes with an island. */
	lateStyles?: RegExp;
}[] = [
	{ path: offeringLike("/our-services/application-development"), width: 360 },
	{ path: "/who-we-are", width: 1440 },
	{ path: "/who-we-are", width: 768 },
	{ path: SLIDES_PAGE, width: 1440 },
	...demoPages
		.filter(({ route }) => route === DEMO_NEXT_TO_HERO)
		.map(({ route }) => ({ path: route, width: 412, lateStyles: /\/demo-[^/]*\.js$/ })),
];

for (const { path, width, lateStyles } of PAGES) {
	test(`fonts that load after the first paint cause no layout shift on ${path} at ${width} px`, {
		tag: "@release",
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

		// Style sheets that come with the script must not change the font.
		const late = lateStyles ? page.waitForResponse(lateStyles) : undefined;
		await waitForStart(page);
		await (await late)?.finished();
		await page.waitForLoadState("networkidle");
		await settle();
		expect(await shiftsOf(page)).toEqual([]);
	});
}
