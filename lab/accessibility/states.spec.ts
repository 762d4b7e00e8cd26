import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/support/fixtures.ts";
import { walkOn } from "./judges/keyboard-walk.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { judge } from "./judges.ts";
import { existsAt, type State, states } from "./states.ts";
import { DESKTOP, nameOf, PHONE, showIn, type View, views } from "./views.ts";

type Check = { name: string; views: View[]; findings(page: Page): Promise<string[]> };

const checks: Check[] = [
	{ name: "axe and Alfa find nothing", views, findings: judge },
	{ name: "Tab leads on in sight", views: [DESKTOP, PHONE], findings: walkOn },
	{ name: "every target is large enough for a finger", views: [PHONE], findings: smallTargets },
];

const checkState = (state: State, { name, findings }: Check, view: View) =>
	test(`${state.name}: ${name}, ${nameOf(view)}`, async ({ page, open, problems }) => {
		// One state is a failed enquiry, another a missing page.
		problems.allow(/status( of)? (404|500)/);
		await showIn(page, view);
		await open(state.path);
		await state.reach(page);
		expect(await findings(page)).toEqual([]);
	});

for (const state of states) {
	for (const check of checks) {
		for (const view of check.views) {
			if (existsAt(state, view.width)) checkState(state, check, view);
		}
	}
}
