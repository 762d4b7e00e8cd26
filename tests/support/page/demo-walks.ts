import { expect, type Locator, type Page } from "@playwright/test";
import { builtPages } from "../built-pages.ts";
import { demoHeadingAt } from "../page-copy.ts";

/** How a keyboard reaches the last state of the demo of a page. */
export type DemoWalk = {
	path: string;
	/** Uses the keyboard, starting at the first control, to reach the last state. */
	walk(page: Page, demo: Locator): Promise<void>;
	/** A text that the summary does not have, and of the states only the last. */
	result: RegExp;
};

export const demoAt = (page: Page, path: string) =>
	page.getByRole("region", { name: demoHeadingAt(path) });
/** The summary says some of the same, but only paper shows it. */
const shown = (demo: Locator, text: string) => demo.getByText(text).filter({ visible: true });

/** The first two have radio buttons and ranges. */
const walks: DemoWalk[] = [
	{
		path: "/our-services/third-party-api-integrations/accounts-and-payment",
		async walk(page, demo) {
			await demo.getByRole("radio").first().focus();
			for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
		},
		result: /answer refused: "amount" is missing/,
	},
	{
		path: "/our-services/dedicated-development-teams",
		async walk(page, demo) {
			await demo.getByRole("combobox").focus();
			await page.keyboard.type("Kol");
			await page.keyboard.press("Tab");
			await page.keyboard.press("End");
		},
		result: /5 hours 30 minutes: 12:30 to 18:00 for you, 15:00 to 20:30 in Singapore/,
	},
	{
		path: "/our-services/application-development",
		async walk(page, demo) {
			await demo.getByRole("radio").first().focus();
			for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowDown");
		},
		result: /Small ones go out often/,
	},
	{
		path: "/our-services/api-development",
		async walk(page, demo) {
			await demo.getByRole("radio").first().focus();
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
			await expect(demo.locator("mark").first()).toHaveText(/^Sunset: /);
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
		},
		result: /The whole message.*Sam Okafor/,
	},
	{
		path: "/our-services/application-support",
		async walk(page, demo) {
			await demo.getByRole("checkbox").first().focus();
			await page.keyboard.press("Tab");
			await page.keyboard.press("Space");
			await expect(shown(demo, "3 days left")).toBeVisible();
			await expect(shown(demo, "Can wait: it loses no order")).toBeVisible();
			for (let i = 0; i < 5; i++) await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await expect(demo.getByRole("button", { name: "Start again" })).toBeFocused();
		},
		result: /0 days left.*This is our choice.*First fix what would cost you customers/,
	},
	{
		path: "/what-we-do/customer-identity-and-access-management",
		async walk(page, demo) {
			await demo.getByRole("radio").first().focus();
			for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Tab");
			await page.keyboard.press("ArrowDown");
		},
		result: /answers only at your real address.*Their passkey does not appear/,
	},
	{
		path: "/what-we-do/cloud-services",
		async walk(page, demo) {
			await demo.getByRole("slider").focus();
			await page.keyboard.press("Home");
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
			await expect(shown(demo, "The cloud, for everybody.")).toBeVisible();
			await page.keyboard.press("ArrowLeft");
			await expect(shown(demo, "The old server for nine visitors in ten")).toBeVisible();
			await page.keyboard.press("End");
		},
		result: /From here the way back is a new move.*Less, or the move was not worth it/,
	},
	{
		path: "/what-we-do/application-framework",
		async walk(page, demo) {
			await demo.getByRole("radio").first().focus();
			await page.keyboard.press("ArrowDown");
			await expect(shown(demo, "No such order")).toBeVisible();
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
		},
		result: /09:20, user 1042 asks.*sent to the sign-in page/,
	},
	{
		path: "/what-we-do/digital-transformation-services",
		async walk(page, demo) {
			await demo.getByRole("checkbox").first().focus();
			for (let i = 0; i < 5; i++) {
				await page.keyboard.press("Space");
				await page.keyboard.press("Tab");
			}
			await expect(demo.getByRole("checkbox", { checked: true })).toHaveCount(4);
		},
		result: /2 days of waiting, 20 minutes of work\./,
	},
	{
		path: "/our-services/product-engineering",
		async walk(page, demo) {
			await demo.getByRole("slider").focus();
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
		},
		result: /A second clinic wants it/,
	},
	{
		path: "/what-we-do/power-apps",
		async walk(page, demo) {
			await demo.getByRole("button", { name: "Open it as a form" }).focus();
			await page.keyboard.press("Enter");
			await page.keyboard.press("Shift+Tab");
			await page.keyboard.press("End");
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await expect(demo.getByRole("button", { name: "Send it again" })).toBeFocused();
			await page.keyboard.press("Enter");
			await page.keyboard.press("Enter");
		},
		result: /Desk lamps 8 \$360 Approved.*Approved \$1,170/,
	},
	{
		path: "/what-we-do/real-estate-software-company",
		async walk(page, demo) {
			await demo.getByRole("radio").first().focus();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("Tab");
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
			await expect(demo.getByRole("radio", { name: "Tax value $351,900" })).toBeChecked();
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
		},
		result: /3 of 6 figures.*Listing service, 14 September 2026\. 17 days old/,
	},
];

/** Those of the pages that the firm has. */
export const demoWalks = walks.filter(({ path }) => builtPages.includes(path));
