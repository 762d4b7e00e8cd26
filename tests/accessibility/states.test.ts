import { expect, test } from "vitest";
import { alfaFindings } from "#lab/accessibility/alfa.ts";
import { axeFindings } from "#lab/accessibility/axe.ts";
import { smallTargets } from "#lab/accessibility/small-targets.ts";
import { existsAt, type State, states } from "#lab/accessibility/states.ts";
import { showIn, type View, views } from "#lab/accessibility/views.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = visit();

/** Every view at every page and state would take minutes (`npm run accessibility`): here they take turns. */
function viewFor(state: State, index: number): View {
	const fitting = views.filter(({ width }) => existsAt(state, width));
	const view = fitting[index % fitting.length];
	if (!view) throw new Error("A state that exists in no view.");
	return view;
}

test.each(states.map((state, index) => [state.name, state, index] as const))(
	"the judges find nothing in the state: %s",
	async (_name, state, index) => {
		const { page } = here.tab;
		const view = viewFor(state, index);
		await showIn(page, view);
		await page.goto(`${here.site.url}${state.path}`);
		await wholePage(page);
		await state.reach(page);
		expect(await axeFindings(page)).toEqual([]);
		if (view.width < 400) expect(await smallTargets(page)).toEqual([]);
		if (state.judgedTwice) expect(await alfaFindings(page)).toEqual([]);
	},
);
