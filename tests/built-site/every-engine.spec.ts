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
		for (const element of [document.body, ...document.querySelectorAll("h1")]) {
			const [family] = getComputedStyle(element).fontFamily.split(",");
			if (!loaded.some((face) => unquoted(face.family) === unquoted(family))) {
				faults.push(`font not loaded: ${family}`);
			}
		}
		return faults;
	});

// For Chromium, layout.spec.ts and pages.test.ts look at the same.
test.skip(({ browserName }) => browserName === "chromium", "only in other engines");

for (const path of SAMPLE_PAGES) {
	test(`${path} shows its pictures, fonts and text on a desktop and on a phone`, {
		tag: ["@release", "@every-engine"],
	}, async ({ page, open }) => {
		for (const width of [1440, 360]) {
			await page.setViewportSize({ width, height: 900 });
			await open(path);
			await loadWholePage(page);
			expect(await visibleFaults(page)).toEqual([]);
			expect(await page.evaluate(lostText)).toEqual([]);
		}
	});
}
