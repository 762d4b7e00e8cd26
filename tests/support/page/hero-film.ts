import { expect, type Page } from "@playwright/test";
import { slideName, slideWith } from "../page-copy.ts";

export const hero = (page: Page) => page.locator("[aria-roledescription=carousel]");

/** The button that shows the slide with the film. */
export const filmedSlide = (page: Page) =>
	hero(page).getByRole("button", { name: slideName("\\d", slideWith("identity")) });

/** The picture on the canvas of the shown theme; empty while it is transparent. */
export const shownFrame = (page: Page) =>
	page.evaluate(() => {
		const canvas = [...document.querySelectorAll("canvas")].find((it) => it.checkVisibility());
		if (!canvas) return "";
		const blank = document.createElement("canvas");
		[blank.width, blank.height] = [canvas.width, canvas.height];
		const shown = canvas.toDataURL();
		return shown === blank.toDataURL() ? "" : shown;
	});

/** Waits until the film has moved and stands still. Returns its last frame. */
export async function filmPlayed(page: Page): Promise<string> {
	await expect.poll(() => shownFrame(page)).not.toBe("");
	let last = "";
	await expect
		.poll(
			async () => {
				const now = await shownFrame(page);
				const still = now === last;
				last = now;
				return still;
			},
			{ intervals: [400] },
		)
		.toBe(true);
	return last;
}
