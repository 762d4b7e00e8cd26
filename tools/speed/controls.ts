import type { Page } from "playwright-core";
import { contact } from "#content/contact.ts";
import { fill } from "#content/fill.ts";
import { ui } from "#content/ui.ts";

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

async function press(page: Page, name: string): Promise<void> {
	const button = page.getByRole("button", { name }).first();
	await button.hover();
	await page.waitForTimeout(AIM_MS);
	await button.click();
}
const nameField = (page: Page) => page.locator('[name="user_name"]');

export const controls: Control[] = [
	{
		name: "first click on a page that waits",
		path: "/",
		width: 1440,
		// Without the pause: nothing may be ready.
		use: (page) => page.getByRole("button", { name: ui.heroPause }).click(),
	},
	{
		name: "carousel buttons",
		path: "/",
		width: 1440,
		use: async (page) => {
			await press(page, ui.heroNext);
			await press(page, ui.heroPrev);
			await press(page, ui.heroPause);
		},
	},
	{
		name: "menu of a wide screen",
		path: "/",
		width: 1440,
		use: (page) => page.getByRole("banner").getByRole("button", { name: ui.menuWhatWeDo }).click(),
	},
	{
		name: "menu of a phone",
		path: "/",
		width: 360,
		use: async (page) => {
			await press(page, ui.menuOpen);
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
		use: (page) => page.getByRole("main").locator("summary").nth(1).click(),
	},
	{
		name: "tabs",
		path: "/our-services/api-development",
		width: 1440,
		use: async (page) => {
			await page.getByRole("tab").nth(1).click();
			await page.keyboard.press("ArrowRight");
		},
	},
	{
		name: "typing in the form",
		path: "/contact",
		width: 1440,
		use: async (page) => {
			await nameField(page).click();
			await page.keyboard.type("Ada L", { delay: 60 });
		},
	},
	{
		name: "send with errors",
		path: "/contact",
		width: 1440,
		use: (page) => press(page, contact.send),
	},
];
