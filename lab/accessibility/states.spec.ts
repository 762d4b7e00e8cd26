import type { Page } from "@playwright/test";
import form from "#company/enquiry-form.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { type HomeSection, homeSection } from "#content/home-sections.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../../tests/support/fixtures.ts";
import { filmedSlide, filmPlayed } from "../../tests/support/page/hero-film.ts";
import { TECHSTACK_PAGE } from "../../tests/support/page-copy.ts";
import { axeAndAlfaFindings } from "./judges/alfa.ts";
import { walkFromFocus } from "./judges/keyboard-walk.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { applyView, DESKTOP, nameOf, PHONE, type View } from "./views.ts";

/** A state of a page, such as an open menu. */
type State = {
	name: string;
	path: string;
	/** Set if the state exists on narrow or on wide screens only. */
	only?: "narrow" | "wide";
	reach(page: Page): Promise<void>;
};

/** The minimum width at which the header shows its menu in a row. */
const WIDE = 1000;

/** The menus are the same on every page; a short page is faster to check. */
const MENU = "/privacy";
const FORM = "/contact";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function sendForm(page: Page, status: number) {
	await page.route(`**${SEND_FORM_PATH}`, (route) => route.fulfill({ status, body: "" }));
	const field = (name: string) => page.locator(`form [name=${name}]`);
	await field("user_name").fill("Ada Lovelace");
	await field("user_email").fill("ada@example.org");
	await page.getByRole("radio").first().check();
	await field("message").fill("Can an engine do it?");
	await button(page, form.send).click();
	await page.getByRole("dialog").waitFor();
	await page.unroute(`**${SEND_FORM_PATH}`);
}

const menuStates: State[] = [
	{
		name: "menu open",
		path: MENU,
		only: "wide",
		async reach(page) {
			await button(page, ui.menuWhatWeDo).click();
			await page.getByRole("list", { name: ui.menuServices, exact: true }).waitFor();
		},
	},
	...[ui.menuSolutions, ui.menuServices].map(
		(group): State => ({
			name: `mobile menu with ${group} expanded`,
			path: MENU,
			only: "narrow",
			async reach(page) {
				await button(page, ui.menuOpen).click();
				const menu = page.getByRole("navigation", { name: ui.mobileNavigation, exact: true });
				await menu.getByText(ui.menuWhatWeDo, { exact: true }).click();
				await menu.getByText(group, { exact: true }).click();
				await menu.getByRole("list").filter({ visible: true }).first().waitFor();
			},
		}),
	),
];

const formStates: State[] = [
	{
		name: "form with errors",
		path: FORM,
		async reach(page) {
			await button(page, form.send).click();
			await page.getByText(form.summaryHeading, { exact: true }).waitFor();
		},
	},
	{
		name: "form with Career selected",
		path: FORM,
		async reach(page) {
			await page.getByRole("radio", { name: "Career" }).check();
			// The label loses its note "(optional)".
			const { label } = form.fields.phone;
			await page.getByRole("textbox", { name: label, exact: true }).waitFor();
		},
	},
	{
		name: "refused enquiry",
		path: "/enquiry-failed",
		async reach(page) {
			// Otherwise the browser itself refuses it, and the service is not asked.
			await page.locator("form").evaluate((element: HTMLFormElement) => {
				element.noValidate = true;
			});
			await page.locator("form [type=submit]").click();
			await page.getByRole("alert").waitFor();
		},
	},
	{ name: "enquiry sent", path: FORM, reach: (page) => sendForm(page, 200) },
	{ name: "enquiry not sent", path: FORM, reach: (page) => sendForm(page, 500) },
];

const lastTab = Object.keys(technologies.tabs).at(-1) ?? "";
const [, group] = (homeSection("techstack") as HomeSection<"techstack">).groups;

/** One of them: the others differ in their logos only. */
const techstackStates: State[] = [
	{
		name: "techstack with another tab selected",
		path: TECHSTACK_PAGE,
		async reach(page) {
			await page.getByRole("tab", { name: lastTab, exact: true }).click();
			await page.getByRole("tab", { name: lastTab, exact: true, selected: true }).waitFor();
		},
	},
	{
		name: "techstack with another group open",
		path: "/",
		reach: (page) =>
			page
				.locator("#techstack")
				.getByText(group?.group ?? "", { exact: true })
				.click(),
	},
];

const movingStates: State[] = [
	{
		name: "slides and logos playing",
		path: "/",
		async reach(page) {
			await button(page, ui.heroPlay).click();
			await page.mouse.move(0, 0);
			await button(page, ui.heroPause).waitFor();
		},
	},
];

const filmStates: State[] = [
	{
		name: "film in the hero at its end",
		path: "/",
		only: "wide",
		async reach(page) {
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await filmedSlide(page).click();
			await filmPlayed(page);
		},
	},
];

/** Every state beyond the initial one. With reduced motion, slides start paused. */
const states: State[] = [
	...menuStates,
	...formStates,
	...techstackStates,
	...movingStates,
	...filmStates,
];

const existsAt = ({ only }: State, width: number) =>
	only === undefined || (only === "wide") === width >= WIDE;

type Check = { name: string; views: View[]; findings(page: Page): Promise<string[]> };

const BOTH = [DESKTOP, PHONE];

const checks: Check[] = [
	{ name: "axe and Alfa report no violations", views: BOTH, findings: axeAndAlfaFindings },
	{ name: "Tab reaches the controls, uncovered", views: BOTH, findings: walkFromFocus },
	{ name: "every touch target is at least 44 px", views: [PHONE], findings: smallTargets },
];

const checkState = (state: State, { name, findings }: Check, view: View) =>
	test(`${state.name}: ${name}, ${nameOf(view)}`, async ({ page, open, problems }) => {
		// Two states are failures.
		problems.allow(/status( of)? (400|500)/);
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
