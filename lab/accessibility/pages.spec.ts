import { builtPages, NO_PAGE, SAMPLE_PAGES } from "../../tests/support/built-pages.ts";
import { expect, test } from "../../tests/support/fixtures.ts";
import { axeAndAlfaFindings } from "./judges/alfa.ts";
import { axeFindings } from "./judges/axe.ts";
import { walkBackwards, walkWithTab } from "./judges/keyboard-walk.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { applyView, DESKTOP, loadWholePage, nameOf, PHONE, views, ZOOMED } from "./views.ts";

// Pages of one kind share their components. What differs in the others, such as a name that is missing
// in a record, axe finds in a second.
for (const path of [...builtPages, NO_PAGE].filter((path) => !SAMPLE_PAGES.includes(path))) {
	test(`${path}: axe reports no violations in either theme`, async ({ page, open }) => {
		await open(path);
		await loadWholePage(page);
		for (const view of [DESKTOP, PHONE]) {
			await applyView(page, view);
			expect.soft(await axeFindings(page), nameOf(view)).toEqual([]);
		}
		expect(await smallTargets(page), "targets below 44 px").toEqual([]);
	});
}

for (const path of SAMPLE_PAGES) {
	test(`${path}: axe and Alfa report no violations in any view`, async ({ page, open }) => {
		await open(path);
		await loadWholePage(page);
		for (const view of views) {
			await applyView(page, view);
			expect.soft(await axeAndAlfaFindings(page), nameOf(view)).toEqual([]);
		}
	});

	for (const view of path === "/contact" ? [DESKTOP, PHONE, ZOOMED] : [DESKTOP, PHONE]) {
		test(`${path}: Tab and Shift+Tab reach every control, uncovered, ${nameOf(view)}`, async ({
			page,
			open,
		}) => {
			await applyView(page, view);
			await open(path);
			await loadWholePage(page);
			if (view === PHONE) expect.soft(await smallTargets(page), "targets below 44 px").toEqual([]);
			const forwards = await walkWithTab(page);
			const backwards = await walkBackwards(page);
			expect([...forwards.faults, ...backwards.faults]).toEqual([]);
			expect(forwards.stops).toBeGreaterThan(0);
			expect(backwards.stops).toBeGreaterThanOrEqual(forwards.stops / 2);
		});
	}
}
