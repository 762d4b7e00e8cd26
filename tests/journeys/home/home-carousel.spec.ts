import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { holdScript, waitForHydration } from "../../support/page/interactive.ts";
import { SLIDES } from "../../support/page-copy.ts";
import { stopClock } from "../../support/stop-clock.ts";

const AUTO_ADVANCE_MS = 10_000;
const TRANSITION_MS = 400;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
/** During a transition the previous slide is still visible, but inert. */
const shownSlide = (page: Page) =>
	carousel(page).locator("[aria-roledescription=slide]:visible:not([inert])");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

/** Expects the slide at a 1-based position, which wraps around. */
const expectSlide = (page: Page, position: number) =>
	expect(shownSlide(page)).toHaveAccessibleName(
		new RegExp(`^Slide ${((position + SLIDES - 1) % SLIDES) + 1} of ${SLIDES}: `),
	);
/** On a busy machine the slide may have changed before the test stopped the clock. */
const shownPosition = async (page: Page) =>
	Number(/^Slide (\d)/.exec((await shownSlide(page).getAttribute("aria-label")) ?? "")?.[1]);
/** The title of the slide, without its position. */
const shownTitle = async (page: Page) =>
	(await shownSlide(page).getAttribute("aria-label"))?.replace(/^Slide \d of \d: /, "") ?? "";

/** Advances the clock of the page, then runs the slide transition. */
async function advance(page: Page, milliseconds: number) {
	await page.clock.fastForward(milliseconds);
	await page.clock.runFor(TRANSITION_MS);
}

test.describe("with a stopped clock", () => {
	test.beforeEach(async ({ page, open }) => {
		await page.clock.install();
		await open("/");
		await stopClock(page);
	});

	test("the hero shows each slide for ten seconds and starts again", async ({ page }) => {
		const [first, position] = [await shownTitle(page), await shownPosition(page)];
		const titles = new Set([first]);
		for (let step = 1; step < SLIDES; step++) {
			await advance(page, AUTO_ADVANCE_MS);
			await expectSlide(page, position + step);
			titles.add(await shownTitle(page));
		}
		expect(titles.size).toBe(SLIDES);
		await advance(page, AUTO_ADVANCE_MS);
		await expectSlide(page, position);
		expect(await shownTitle(page)).toBe(first);
	});

	test("the hero can be paused, and controlled with buttons and arrow keys", async ({ page }) => {
		const position = await shownPosition(page);
		await button(page, "Pause slides").click();
		await page.mouse.move(0, 0);
		await advance(page, 2.5 * AUTO_ADVANCE_MS);
		await expectSlide(page, position);
		await button(page, "Next slide").click();
		await advance(page, TRANSITION_MS);
		await expectSlide(page, position + 1);
		await button(page, "Previous slide").click();
		await advance(page, TRANSITION_MS);
		await expectSlide(page, position);
		await page.keyboard.press("ArrowLeft");
		await advance(page, TRANSITION_MS);
		await expectSlide(page, position - 1);
	});
});

test("the slide order varies between loads, and the first slide stays after hydration", async ({
	page,
}) => {
	const firstTitles = new Set<string>();
	// The probability of twenty identical draws from seven slides is 10^-16.
	for (let load = 0; load < 20 && firstTitles.size < 2; load++) {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		// The style sheet, which hides the other slides, may arrive after the HTML.
		await expect(shownSlide(page)).toHaveCount(1);
		const beforeHydration = await shownTitle(page);
		await waitForHydration(page);
		expect(await shownTitle(page)).toBe(beforeHydration);
		firstTitles.add(beforeHydration);
	}
	expect(firstTitles.size).toBe(2);
});

test("a click on an indicator before the page's script shows the slide of its position", async ({
	page,
}) => {
	// Moves each slide to another position than the one that it has in the HTML.
	await page.addInitScript(() => {
		Math.random = () => 0;
	});
	const release = await holdScript(page);
	await page.goto("/");
	await carousel(page)
		.getByRole("button", { name: new RegExp(`^Slide ${SLIDES - 1} of`) })
		.click();
	release();
	await expectSlide(page, SLIDES - 1);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("the hero starts paused", async ({ page, open }) => {
		await open("/");
		await expect(button(page, "Play slides")).toBeVisible();
	});
});
