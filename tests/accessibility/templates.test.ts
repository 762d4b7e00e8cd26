import { expect, test } from "vitest";
import { alfaFindings } from "#lab/accessibility/alfa.ts";
import { axeFindings } from "#lab/accessibility/axe.ts";
import { walkBack, walkWithTab } from "#lab/accessibility/keyboard-walk.ts";
import { movesIn } from "#lab/accessibility/moves.ts";
import { smallTargets } from "#lab/accessibility/small-targets.ts";
import { settled } from "#lab/accessibility/views.ts";
import { openTab } from "../support/browser.ts";
import { templates } from "../support/routes-of-templates.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = visit();

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
/** The desk at 400 % zoom: whatever sticks or floats would cover most of it. */
const ZOOMED = { width: 320, height: 256 };

/** The two themes take turns. */
const themed = templates.map((path, index) => [path, index % 2 ? "dark" : "light"] as const);

/** One load for all of it: a page costs more to open than to judge. */
test.each(themed)(
	"%s, %s: Alfa finds nothing, Tab leads through it, nothing moves unasked, more contrast is given",
	async (path, colorScheme) => {
		const tab = await openTab(here.browser, {
			viewport: DESK,
			colorScheme,
			reducedMotion: "reduce",
		});
		const { page } = tab;
		await page.goto(`${here.site.url}${path}`);
		await wholePage(page);
		const { stops, faults } = await walkWithTab(page);
		expect(faults).toEqual([]);
		expect(stops).toBeGreaterThan(10);
		expect(await movesIn(page)).toEqual([]);
		expect(await alfaFindings(page)).toEqual([]);
		for (const theme of ["light", "dark"] as const) {
			await page.emulateMedia({ contrast: "more", colorScheme: theme });
			await settled(page);
			expect(await axeFindings(page, "contrastAAA"), theme).toEqual([]);
		}
		expect(tab.complaints).toEqual([]);
		await tab.close();
	},
);

test.each([
	["/", ZOOMED],
	["/contact", ZOOMED],
	["/what-we-do/power-apps", PHONE],
	["/our-services/application-support", PHONE],
])(
	"a small screen: Tab leads through %s and back, and a finger hits all of it",
	async (path, viewport) => {
		const tab = await openTab(here.browser, { viewport, reducedMotion: "reduce" });
		await tab.page.goto(`${here.site.url}${path}`);
		await wholePage(tab.page);
		const { stops, faults } = await walkWithTab(tab.page);
		expect(faults).toEqual([]);
		const back = await walkBack(tab.page);
		expect(back.faults).toEqual([]);
		expect(back.stops).toBeGreaterThan(stops / 2);
		expect(await smallTargets(tab.page)).toEqual([]);
		await tab.close();
	},
);
