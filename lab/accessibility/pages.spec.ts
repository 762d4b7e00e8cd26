import { builtPages } from "../../tests/support/built-pages.ts";
import { expect, test } from "../../tests/support/fixtures.ts";
import { walkBack, walkWithTab } from "./judges/keyboard-walk.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { judge } from "./judges.ts";
import { DESKTOP, nameOf, PHONE, showIn, views } from "./views.ts";

/** Any address that no page has. */
const NOT_FOUND = "/no-such-page";

test.beforeEach(({ problems }) => problems.allow(/status( of)? 404/));

for (const path of [...builtPages, NOT_FOUND]) {
	test(`${path}: axe and Alfa find nothing in any view`, async ({ page, open }) => {
		await open(path);
		for (const view of views) {
			await showIn(page, view);
			expect.soft(await judge(page), nameOf(view)).toEqual([]);
		}
	});

	for (const view of [DESKTOP, PHONE]) {
		test(`${path}: Tab and Shift+Tab reach everything in sight, ${nameOf(view)}`, async ({
			page,
			open,
		}) => {
			await showIn(page, view);
			await open(path);
			const forth = await walkWithTab(page);
			const back = await walkBack(page);
			expect([...forth.faults, ...back.faults]).toEqual([]);
			expect(forth.stops).toBeGreaterThan(0);
			expect(back.stops).toBeGreaterThanOrEqual(forth.stops / 2);
		});
	}

	test(`${path}: every target is large enough for a finger`, async ({ page, open }) => {
		await showIn(page, PHONE);
		await open(path);
		expect(await smallTargets(page)).toEqual([]);
	});
}
