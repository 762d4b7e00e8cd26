import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/support/fixtures.ts";
import { walkFromFocus } from "./judges/keyboard-walk.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { axeAndAlfaFindings } from "./judges.ts";
import { existsAt, type State, states } from "./states.ts";
import { applyView, DESKTOP, nameOf, PHONE, type View, views } from "./views.ts";

type Check = { name: string; views: View[]; findings(page: Page): Promise<string[]> };

const checks: Check[] = [
	{ name: "axe and Alfa report no violations", views, findings: axeAndAlfaFindings },
	{ name: "Tab reaches the controls, uncovered", views: [DESKTOP, PHONE], findings: walkFromFocus },
	{ name: "every touch target is at least 44 px", views: [PHONE], findings: smallTargets },
];

const checkState = (state: State, { name, findings }: Check, view: View) =>
	test(`${state.name}: ${name}, ${nameOf(view)}`, async ({ page, open, problems }) => {
		// The state "enquiry not sent" fails with 500.
		problems.allow(/status( of)? 500/);
		await applyView(page, view);
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
