import type { Page } from "playwright-core";
import { builtPages } from "../../tests/support/built-pages.ts";
import { wholePage } from "../../tests/support/whole-page.ts";
import { judge } from "./judge.ts";
import { walkBack, walkOn, walkWithTab } from "./keyboard-walk.ts";
import { smallTargets } from "./small-targets.ts";
import { existsAt, type State, states } from "./states.ts";
import { nameOf, showIn, type View, views } from "./views.ts";

/** One thing to look at in a tab of its own; `run` says what is wrong, a line each. */
export type Work = { name: string; run(page: Page): Promise<string[]> };

/** The answer page of the service never runs a script. */
const SCRIPTLESS = "/enquiry-failed";
const UNKNOWN = "/no-such-page";
const paths = [...builtPages, UNKNOWN];

const DESK: View = { theme: "light", width: 1440, height: 900 };
const PHONE: View = { theme: "dark", width: 360, height: 640 };

async function open(page: Page, address: string) {
	await page.goto(address);
	if (!address.endsWith(SCRIPTLESS)) await wholePage(page);
}

const at = (where: string, findings: string[]) => findings.map((finding) => `${where}: ${finding}`);

/** Both judges, in every view. */
const judgedPage = (site: string, path: string): Work => ({
	name: `${path} judged`,
	async run(page) {
		await open(page, `${site}${path}`);
		const findings: string[] = [];
		for (const view of views) {
			await showIn(page, view);
			findings.push(...at(`${path}, ${nameOf(view)}`, await judge(page)));
		}
		return findings;
	},
});

type Look = { means: string; find: (page: Page) => Promise<string[]> };
const BY_JUDGES: Look = { means: "judged", find: judge };
const BY_FINGER: Look = { means: "by finger", find: smallTargets };
const BY_KEYBOARD: Look = { means: "by keyboard", find: walkOn };

const stateLookedAt = (site: string, state: State, view: View, { means, find }: Look): Work => {
	const name = `${state.name} ${means}, ${nameOf(view)}`;
	return {
		name,
		async run(page) {
			await showIn(page, view);
			await open(page, `${site}${state.path}`);
			await state.reach(page);
			return at(name, await find(page));
		},
	};
};

/** By keyboard from top to end; on the phone, what a finger must hit besides. */
const walkedPage = (site: string, path: string, view: View): Work => {
	const means = view === PHONE ? "keyboard and finger" : "keyboard";
	const name = `${path} by ${means}, ${nameOf(view)}`;
	return {
		name,
		async run(page) {
			await showIn(page, view);
			await open(page, `${site}${path}`);
			const forth = await walkWithTab(page);
			const back = await walkBack(page);
			if (back.stops < forth.stops / 2) back.faults.push("the way back ends too soon");
			const small = view === PHONE ? await smallTargets(page) : [];
			return at(name, [...forth.faults, ...back.faults, ...small]);
		},
	};
};

/** Every page and every state, in every view, by both judges, by keyboard and by finger. */
export const worksFor = (site: string): Work[] => [
	...paths.map((path) => judgedPage(site, path)),
	...states.flatMap((state) =>
		views
			.filter(({ width }) => existsAt(state, width))
			.map((view) => stateLookedAt(site, state, view, BY_JUDGES)),
	),
	...paths.flatMap((path) => [walkedPage(site, path, DESK), walkedPage(site, path, PHONE)]),
	...states
		.filter((state) => existsAt(state, PHONE.width))
		.map((state) => stateLookedAt(site, state, PHONE, BY_FINGER)),
	...states.flatMap((state) =>
		[DESK, PHONE]
			.filter(({ width }) => existsAt(state, width))
			.map((view) => stateLookedAt(site, state, view, BY_KEYBOARD)),
	),
];
