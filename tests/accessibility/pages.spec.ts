import type { Page } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { walkBackwards, walkWithTab } from "#lab/accessibility/judges/keyboard-walk.ts";
import { movementsIn } from "#lab/accessibility/judges/moves.ts";
import { smallTargets } from "#lab/accessibility/judges/small-targets.ts";
import { settled } from "#lab/accessibility/views.ts";
import { SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";

const PHONE = { width: 360, height: 740 };
/** A window of 1280 px at 400 % zoom: whatever sticks or floats would cover most of it. */
const ZOOMED = { width: 320, height: 256 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of SAMPLE_PAGES) {
	test(`axe finds nothing on ${path}, light on a desktop and dark on a phone`, async ({
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

async function walkThere(page: Page) {
	const { stops, faults } = await walkWithTab(page);
	expect(faults).toEqual([]);
	expect(stops).toBeGreaterThan(10);
	return stops;
}

async function walkThereAndBack(page: Page) {
	const stops = await walkThere(page);
	const back = await walkBackwards(page);
	expect(back.faults).toEqual([]);
	expect(back.stops).toBeGreaterThan(stops / 2);
}

test("Tab leads through a whole offering page in order, always in sight, with a visible ring", async ({
	page,
	open,
}) => {
	await open("/what-we-do/power-apps");
	await walkThere(page);
});

test.describe("in a window at 400 % zoom", () => {
	test.use({ viewport: ZOOMED });

	test("Tab leads through the contact page and back", async ({ page, open }) => {
		await open("/contact");
		await walkThereAndBack(page);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: PHONE });

	test("everything on the contact page is large enough for a finger", async ({ page, open }) => {
		await open("/contact");
		expect(await smallTargets(page)).toEqual([]);
	});
});

test("nothing on home moves for a visitor who asks for less motion", async ({ page, open }) => {
	await open("/");
	expect(await movementsIn(page)).toEqual([]);
});

test("a visitor who asks for more contrast gets 7 to 1", async ({ page, open }) => {
	await open("/contact");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ contrast: "more", colorScheme });
		await settled(page);
		expect(await axeFindings(page, "contrastAAA"), colorScheme).toEqual([]);
	}
});
