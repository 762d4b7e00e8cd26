import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { settled } from "#lab/accessibility/views.ts";
import { expect, test } from "../support/fixtures.ts";

type DemoTest = {
	path: string;
	heading: string;
	/** Uses the keyboard, starting at the first control, to reach the last state. */
	walk(page: Page, demo: Locator): Promise<void>;
	/** A text that the summary does not have, and of the states only the last. */
	result: RegExp;
};

const DEMOS: DemoTest[] = [
	{
		path: "/our-services/api-development",
		heading: "A contract, read in a minute",
		async walk(page, demo) {
			await demo.getByRole("radio", { name: "Request" }).focus();
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
			await expect(demo.locator("mark")).toHaveText(/"agent": "/);
			await page.keyboard.press("Tab");
			await page.keyboard.press("ArrowRight");
			await expect(demo.locator("mark")).toHaveText(/"agents": \[/);
		},
		result: /Who calls.*Sam Okafor/,
	},
	{
		path: "/what-we-do/cloud-services",
		heading: "Every step but the last can be taken back",
		async walk(page, demo) {
			await demo.getByRole("slider").focus();
			for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
			await expect(demo.getByText("The cloud, for everybody.")).toBeVisible();
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await expect(demo.getByText("The old server for nine visitors in ten")).toBeVisible();
			await page.keyboard.press("Shift+Tab");
			await page.keyboard.press("End");
		},
		result: /Too late to take back.*Less, or the move was not worth it/,
	},
];

for (const { path, heading, walk, result } of DEMOS) {
	test(`"${heading}" can be used with the keyboard`, async ({ page, open }) => {
		await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
		await open(path);
		const demo = page.getByRole("region", { name: heading });
		await expect(demo).not.toContainText(result);
		await demo.scrollIntoViewIfNeeded();
		await walk(page, demo);
		await expect(demo).toContainText(result);
		expect(await axeFindings(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		await settled(page);
		expect(await axeFindings(page)).toEqual([]);
	});
}
