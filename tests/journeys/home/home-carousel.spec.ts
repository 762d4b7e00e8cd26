import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { waitForHydration } from "../../support/page/interactive.ts";
import { stopClock } from "../../support/stop-clock.ts";

const AUTO_ADVANCE_MS = 10_000;
const TRANSITION_MS = 400;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
/** The slide that leaves stays visible for the length of the transition, but inert. */
const shownSlide = (page: Page) =>
	carousel(page).locator("[aria-roledescription=slide]:visible:not([inert])");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

/** Expects the slide at a position, counted from 1 and wrapping around. */
const expectSlide = (page: Page, position: number) =>
	expect(shownSlide(page)).toHaveAccessibleName(
		new RegExp(`^Slide ${((position + 6) % 7) + 1} of 7: `),
	);
/** On a busy machine slides may have changed before the test stopped the clock. */
const shownPosition = async (page: Page) =>
	Number(/^Slide (\d)/.exec((await shownSlide(page).getAttribute("aria-label")) ?? "")?.[1]);
/** The slide's own title, without its position. */
const shownTitle = async (page: Page) =>
	(await shownSlide(page).getAttribute("aria-label"))?.replace(/^Slide \d of 7: /, "") ?? "";

/** Lets time pass in the page, and then the transition to another slide. */
async function waitIn(page: Page, milliseconds: number) {
	await page.clock.fastForward(milliseconds);
	await page.clock.runFor(TRANSITION_MS);
}

test.describe("with the clock in hand", () => {
	test.beforeEach(async ({ page, open }) => {
		await page.clock.install();
		await open("/");
		await stopClock(page);
	});

	test("the hero shows each of the seven slides once, ten seconds each, and starts again", async ({
		page,
	}) => {
		const [first, position] = [await shownTitle(page), await shownPosition(page)];
		const titles = new Set([first]);
		for (let step = 1; step <= 6; step++) {
			await waitIn(page, AUTO_ADVANCE_MS);
			await expectSlide(page, position + step);
			titles.add(await shownTitle(page));
		}
		expect(titles.size).toBe(7);
		await waitIn(page, AUTO_ADVANCE_MS);
		await expectSlide(page, position);
		expect(await shownTitle(page)).toBe(first);
	});

	test("the hero stops when the visitor pauses it, and moves by its buttons and arrow keys", async ({
		page,
	}) => {
		const position = await shownPosition(page);
		await button(page, "Pause slides").click();
		await page.mouse.move(0, 0);
		await waitIn(page, 2.5 * AUTO_ADVANCE_MS);
		await expectSlide(page, position);
		await button(page, "Next slide").click();
		await waitIn(page, TRANSITION_MS);
		await expectSlide(page, position + 1);
		await button(page, "Previous slide").click();
		await waitIn(page, TRANSITION_MS);
		await expectSlide(page, position);
		await page.keyboard.press("ArrowLeft");
		await waitIn(page, TRANSITION_MS);
		await expectSlide(page, position - 1);
	});
});

test("the hero's order changes from load to load, and its first slide stays when script takes over", async ({
	page,
}) => {
	const firstTitles = new Set<string>();
	// Twenty equal draws of seven happen once in 10^16 runs.
	for (let load = 0; load < 20 && firstTitles.size < 2; load++) {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const beforeScript = await shownTitle(page);
		await waitForHydration(page);
		expect(await shownTitle(page)).toBe(beforeScript);
		firstTitles.add(beforeScript);
	}
	expect(firstTitles.size).toBe(2);
});

test.describe("for a visitor who asks for less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("the hero starts paused", async ({ page, open }) => {
		await open("/");
		await expect(button(page, "Play slides")).toBeVisible();
	});
});
