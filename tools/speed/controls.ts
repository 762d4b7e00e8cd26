import type { Page } from "playwright-core";
import { contact } from "#content/contact.ts";
import { fill } from "#content/fill.ts";
import { ui } from "#content/ui.ts";
import { ada, fillForm } from "../../tests/support/enquiry-page.ts";
import { click } from "./mouse.ts";

/** A control of the site as a visitor uses it. */
export type Control = {
	name: string;
	path: string;
	width: number;
	/** Real clicks and keys, and nothing else. */
	use: (page: Page) => Promise<void>;
};

/** Between the pointer's arrival at a control and the click: a quick visitor. */
const AIM_MS = 300;

const button = (page: Page, name: string) => page.getByRole("button", { name }).first();
const press = (page: Page, name: string) => click(button(page, name), AIM_MS);
const nameField = (page: Page) => page.locator('[name="user_name"]');

export const controls: Control[] = [
	{
		name: "first click on a page that waits",
		path: "/",
		width: 1440,
		// Without the pause: nothing may be ready.
		use: (page) => click(button(page, ui.heroPause)),
	},
	{
		name: "carousel buttons",
		path: "/",
		width: 1440,
		use: async (page) => {
			await press(page, ui.heroNext);
			await press(page, ui.heroPrev);
			await press(page, ui.heroPause);
			await page.keyboard.press("ArrowRight");
			await click(page.getByRole("button", { name: /^Slide 4/ }));
		},
	},
	{
		name: "pause of the moving logos",
		path: "/",
		width: 1440,
		use: (page) => press(page, ui.marqueePause),
	},
	{
		name: "menu of a wide screen",
		path: "/",
		width: 1440,
		use: (page) => click(button(page, ui.menuWhatWeDo)),
	},
	{
		name: "menu of a phone",
		path: "/",
		width: 360,
		use: async (page) => {
			await press(page, ui.menuOpen);
			const menu = page.getByRole("navigation", { name: ui.mobileNavigation });
			await click(menu.locator("summary").first());
			await click(menu.locator("summary").nth(1));
			await press(page, ui.menuClose);
		},
	},
	{
		name: "theme switch",
		path: "/",
		width: 1440,
		use: (page) => press(page, fill(ui.themeToggle, { mode: "light" })),
	},
	{
		name: "accordion",
		path: "/techstack",
		width: 1440,
		use: (page) => click(page.getByRole("main").locator("summary").nth(1)),
	},
	{
		name: "links to the sections of a page",
		path: "/our-services/third-party-api-integrations",
		width: 1440,
		use: async (page) => {
			const links = page.getByRole("navigation", { name: ui.tabsLabel }).getByRole("link");
			await click(links.last(), AIM_MS);
		},
	},
	{
		name: "tabs",
		path: "/our-services/api-development",
		width: 1440,
		use: async (page) => {
			await click(page.getByRole("tab").nth(1));
			await page.keyboard.press("ArrowRight");
		},
	},
	{
		name: "typing and choosing in the form",
		path: "/contact",
		width: 1440,
		use: async (page) => {
			await click(nameField(page));
			await page.keyboard.type("Ada L", { delay: 60 });
			await click(page.getByRole("radio").first());
			await page.keyboard.press("ArrowDown");
		},
	},
	{
		name: "send with errors, and the way to one",
		path: "/contact",
		width: 1440,
		use: async (page) => {
			await press(page, contact.send);
			await click(page.getByRole("main").getByRole("alert").getByRole("link").first());
		},
	},
	{
		name: "send, and the answer's OK",
		path: "/contact",
		width: 1440,
		use: async (page) => {
			await fillForm(page, ada);
			await press(page, contact.send);
			await page.getByRole("dialog").waitFor();
			await click(button(page, contact.ok), AIM_MS);
		},
	},
];
