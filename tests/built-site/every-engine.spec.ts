import type { Page } from "@playwright/test";
import { loadWholePage } from "#lab/accessibility/views.ts";
import { SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { lostText } from "../support/page/lost-text.ts";

/** Visible defects of a page, once its pictures and fonts have loaded. */
const visibleFaults = (page: Page) =>
	page.evaluate(async () => {
		const faults: string[] = [];
		const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

		const headings = [...document.querySelectorAll("h1")].filter(isShown);
		if (headings.length !== 1) faults.push(`${headings.length} visible h1 elements`);

		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide`);

		const images = [...document.images].filter(isShown);
		for (const image of images) image.loading = "eager";
		await Promise.all(images.map((image) => image.decode().catch(() => {})));
		for (const { currentSrc, naturalWidth } of images) {
			if (naturalWidth === 0) faults.push(`picture not loaded: ${currentSrc}`);
		}

		await document.fonts.ready;
		const unquoted = (name = "") => name.replaceAll('"', "");
		const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
		for (const element of [document.body, ...headings]) {
			const [family] = getComputedStyle(element).fontFamily.split(",");
			if (!loaded.some((face) => unquoted(face.family) === unquoted(family))) {
				faults.push(`font not loaded: ${family}`);
			}
		}
		return faults;
	});

for (const width of [360, 1440]) {
	test.describe(`at ${width} px`, { tag: ["@release", "@every-engine"] }, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const path of SAMPLE_PAGES) {
			test(`${path} shows its heading, pictures, fonts and text at ${width} px`, async ({
				page,
				open,
			}) => {
				await open(path);
				await loadWholePage(page);
				expect(await visibleFaults(page)).toEqual([]);
				expect(await page.evaluate(lostText)).toEqual([]);
			});
		}
	});
}
