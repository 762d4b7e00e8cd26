import type { Page } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { walkBackwards, walkWithTab } from "#lab/accessibility/judges/keyboard-walk.ts";
import { movementsIn } from "#lab/accessibility/judges/moves.ts";
import { smallTargets } from "#lab/accessibility/judges/small-targets.ts";
import { settled } from "#lab/accessibility/views.ts";
import { SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { offeringLike } from "../support/page-copy.ts";

const PHONE = { width: 360, height: 740 };
/** A 1280 px window at 400 % zoom, of which sticky or floating elements could cover most. */
const ZOOMED = { width: 320, height: 256 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of SAMPLE_PAGES) {
	test(`axe reports no violations on ${path}: light on a desktop, dark on a phone`, async ({
		page,
		open,
	}) => {
		await open(path);
		expect(await axeFindings(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		await page.setViewportSize(PHONE);
		await settled(page);
		expect(await axeFindings(page)).toEqual([]);
	});
}

async function expectTabOrder(page: Page) {
	const { stops, faults } = await walkWithTab(page);
	expect(faults).toEqual([]);
	expect(stops).toBeGreaterThan(10);
	return stops;
}

async function expectTabOrderBothWays(page: Page) {
	const stops = await expectTabOrder(page);
	const back = await walkBackwards(page);
	expect(back.faults).toEqual([]);
	expect(back.stops).toBeGreaterThan(stops / 2);
}

test("Tab moves through an offering page in order, with a visible and uncovered focus ring", async ({
	page,
	open,
}) => {
	await open(offeringLike("/what-we-do/power-apps"));
	await expectTabOrder(page);
});

test.describe("in a window at 400 % zoom", () => {
	test.use({ viewport: ZOOMED });

	test("Tab moves forwards and backwards through the contact page", async ({ page, open }) => {
		await open("/contact");
		await expectTabOrderBothWays(page);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: PHONE });

	test("every touch target of the contact page is at least 44 px", async ({ page, open }) => {
		await open("/contact");
		expect(await smallTargets(page)).toEqual([]);
	});
});

test("nothing on home moves with prefers-reduced-motion", async ({ page, open }) => {
	await open("/");
	expect(await movementsIn(page)).toEqual([]);
});

test("the contrast is 7:1 with prefers-contrast: more", async ({ page, open }) => {
	await open("/contact");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ contrast: "more", colorScheme });
		await settled(page);
		expect(await axeFindings(page, "contrastAAA"), colorScheme).toEqual([]);
	}
});
