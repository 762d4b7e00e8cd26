import type { Locator } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { expect, test } from "../support/fixtures.ts";

type Journey = {
	path: string;
	/** The id of the demo's heading. */
	id: string;
	/** Takes the demo to its last state, with the keyboard only. */
	walk(demo: Locator): Promise<void>;
	/** What the last state says. */
	result: RegExp;
};

const DEMOS: Journey[] = [
	{
		path: "/our-services/api-development",
		id: "contract",
		walk: async (demo) => {
			await demo.getByRole("radio", { name: "Request" }).focus();
			await demo.page().keyboard.press("ArrowLeft");
			await demo.page().keyboard.press("Tab");
			await demo.page().keyboard.press("ArrowRight");
		},
		result: /Each caller moves to version 2/,
	},
	{
		path: "/what-we-do/cloud-services",
		id: "takeback",
		walk: async (demo) => {
			const { keyboard } = demo.page();
			await demo.getByRole("slider").focus();
			for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await keyboard.press(key);
			await expect(demo.getByText("The cloud, for everybody.")).toBeVisible();
			await keyboard.press("Tab");
			await keyboard.press("Enter");
			await expect(demo.getByText("The old server for nine visitors in ten")).toBeVisible();
			await keyboard.press("Shift+Tab");
			await keyboard.press("End");
		},
		result: /From here the way back is a new move/,
	},
];

for (const { path, id, walk, result } of DEMOS) {
	test(`the demo "${id}" can be walked to its last state with the keyboard`, async ({
		page,
		open,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
		await open(path);
		const demo = page.locator(`section[aria-labelledby="${id}"]`);
		await demo.scrollIntoViewIfNeeded();
		await expect(demo.getByRole("radio").or(demo.getByRole("slider")).first()).toBeAttached();
		await walk(demo);
		await expect(demo.getByText(result)).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await axeFindings(page)).toEqual([]);
	});
}
