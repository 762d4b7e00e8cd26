import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { offeringLike, SOLUTION } from "../support/page-copy.ts";

const line = (page: Page) => page.locator("main typed-line").first();

/** The time in ms after which a line that is being typed is whole. */
const typingTime = (typed: Locator) =>
	typed.evaluate((element) => {
		const effect = element.getAnimations()[0]?.effect as KeyframeEffect;
		const frames = effect.getKeyframes();
		const whole = frames.find(({ clipPath }) => clipPath === frames.at(-1)?.clipPath);
		return Number(whole?.offset) * Number(effect.getComputedTiming().duration);
	});

/** Shows the line as it is at a part of its typing, from 0 to 1. */
async function showAt(typed: Locator, part: number) {
	await typed.evaluate((element, part) => {
		for (const animation of element.getAnimations({ subtree: true })) {
			animation.pause();
			// The line cancels it once the text is typed, which a slow machine may not reach before.
			animation.cancel = () => {};
			animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration);
		}
	}, part);
	return typed.screenshot();
}

/** Types the line again. */
const retype = (typed: Locator) =>
	typed.evaluate(async (element: HTMLElement) => {
		element.dataset.shown = "false";
		element.dataset.shown = "true";
		await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
	});

test("an offering types its line, 50 ms a character, a service 30 ms, and with reduced motion it is there at once", {
	tag: "@release",
}, async ({ page, open }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const { path, speed } of [
		{ path: SOLUTION, speed: 50 },
		{ path: offeringLike("/our-services/api-development"), speed: 30 },
	]) {
		await open(path);
		const typed = line(page);
		await retype(typed);
		const text = (await typed.textContent()) ?? "";
		expect(await typingTime(typed)).toBeCloseTo(text.length * speed);
		const [start, half, end] = [
			await showAt(typed, 0),
			await showAt(typed, 0.5),
			await showAt(typed, 0.99),
		];
		expect(half.equals(start)).toBe(false);
		expect(end.equals(half)).toBe(false);
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(SOLUTION);
	await retype(line(page));
	expect(await line(page).evaluate((element) => element.getAnimations().length)).toBe(0);
	await expect(line(page)).toBeVisible();
});

test("typing a line needs no layout, and does not end before its last character", {
	tag: "@release",
}, async ({ page, open }) => {
	await open(SOLUTION);
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const layouts = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
	};
	const typed = line(page);
	await retype(typed);
	const time = await typingTime(typed);
	const before = await layouts();
	const lasted = await typed.evaluate(async (element) => {
		const animations = element.getAnimations({ subtree: true });
		const [start] = await Promise.all(
			animations.map(({ ready }) => ready.then(({ startTime }) => startTime)),
		);
		await Promise.allSettled(animations.map(({ finished }) => finished));
		return performance.now() - Number(start);
	});
	// One of some 45 characters could need one; the page's own work may need another.
	expect((await layouts()) - before).toBeLessThan(5);
	// Timers are exact to a millisecond.
	expect(lasted).toBeGreaterThan(time - 2);
});
