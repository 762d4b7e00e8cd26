import { builtPages, NO_PAGE } from "../../tests/support/built-pages.ts";
import { expect, test } from "../../tests/support/fixtures.ts";
import { axeAndAlfaFindings } from "./judges/alfa.ts";
import { walkBackwards, walkWithTab } from "./judges/keyboard-walk.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { applyView, DESKTOP, loadWholePage, nameOf, PHONE, views } from "./views.ts";

test.beforeEach(({ problems }) => problems.allow(/status( of)? 404/));

for (const path of [...builtPages, NO_PAGE]) {
	test(`${path}: axe and Alfa report no violations in any view`, async ({ page, open }) => {
		await open(path);
		await loadWholePage(page);
		for (const view of views) {
			await applyView(page, view);
			expect.soft(await axeAndAlfaFindings(page), nameOf(view)).toEqual([]);
		}
	});

	for (const view of [DESKTOP, PHONE]) {
		test(`${path}: Tab and Shift+Tab reach every control, uncovered, ${nameOf(view)}`, async ({
			page,
			open,
		}) => {
			await applyView(page, view);
			await open(path);
			await loadWholePage(page);
			const forwards = await walkWithTab(page);
			const backwards = await walkBackwards(page);
			expect([...forwards.faults, ...backwards.faults]).toEqual([]);
			expect(forwards.stops).toBeGreaterThan(0);
			expect(backwards.stops).toBeGreaterThanOrEqual(forwards.stops / 2);
		});
	}

	test(`${path}: every touch target is at least 44 px`, async ({ page, open }) => {
		await applyView(page, PHONE);
		await open(path);
		await loadWholePage(page);
		expect(await smallTargets(page)).toEqual([]);
	});
}
