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
];

for (const { path, id, walk, result } of DEMOS) {
	test(`the demo "${id}" can be walked to its last state with the keyboard`, async ({
		page,
		open,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(path);
		const demo = page.locator(`section[aria-labelledby="${id}"]`);
		await demo.scrollIntoViewIfNeeded();
		await expect(demo.getByRole("group").first()).toBeVisible();
		await walk(demo);
		await expect(demo.getByText(result)).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
	});
}
