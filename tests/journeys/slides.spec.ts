import type { Page } from "@playwright/test";
import ui from "#company/ui.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { SLIDES, slideName } from "../support/page-copy.ts";
import { stopClock } from "../support/stop-clock.ts";

const HOME_MS = 10_000;
const TRANSITION_MS = 400;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
/** During a transition the previous slide is still visible, but inert. */
const shownSlide = (page: Page) =>
	carousel(page).locator("[aria-roledescription=slide]:visible:not([inert])");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

/** Expects the slide at a 1-based position, which wraps around. */
const expectSlide = (page: Page, position: number) =>
	expect(shownSlide(page)).toHaveAccessibleName(slideName(((position + SLIDES - 1) % SLIDES) + 1));
const shownName = async (page: Page) => (await shownSlide(page).getAttribute("aria-label")) ?? "";
/** The title of the slide, without its position. */
const shownTitle = async (page: Page) => (await shownName(page)).replace(slideName(), "");

/** Advances the clock of the page, then runs the slide transition. */
async function advance(page: Page, milliseconds: number) {
	await page.clock.fastForward(milliseconds);
	await page.clock.runFor(TRANSITION_MS);
}

test("the hero shows each slide for ten seconds, and can be paused and controlled", async ({
	page,
	open,
}) => {
	await page.clock.install();
	await open("/");
	await stopClock(page);
	// On a busy machine the slide may have changed before the test stopped the clock.
	const position = Number(/\d/.exec(await shownName(page)));
	const titles = new Set([await shownTitle(page)]);
	for (let step = 1; step < SLIDES; step++) {
		await advance(page, HOME_MS);
		await expectSlide(page, position + step);
		titles.add(await shownTitle(page));
	}
	expect(titles.size).toBe(SLIDES);
	await advance(page, HOME_MS);
	await expectSlide(page, position);

	await button(page, ui.heroPause).click();
	await page.mouse.move(0, 0);
	await advance(page, 2.5 * HOME_MS);
	await expectSlide(page, position);
	await button(page, ui.heroNext).click();
	await advance(page, TRANSITION_MS);
	await expectSlide(page, position + 1);
	await button(page, ui.heroPrev).click();
	await advance(page, TRANSITION_MS);
	await expectSlide(page, position);
	await page.keyboard.press("ArrowLeft");
	await advance(page, TRANSITION_MS);
	await expectSlide(page, position - 1);
});
