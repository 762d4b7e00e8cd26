import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";

const FILM = /\/film\/|identity-film|hero-film/;
const hero = (page: Page) => page.locator("[aria-roledescription=carousel]");
const identity = (page: Page) =>
	hero(page).getByRole("button", { name: /^Slide \d of \d: .*dentity/ });

/** The addresses of the film that the page has asked for. */
function requestsOf(page: Page): string[] {
	const urls: string[] = [];
	page.on("request", (request) => FILM.test(request.url()) && urls.push(request.url()));
	return urls;
}

/** The picture on the canvas of the shown theme; empty while it is transparent. */
const shownFrame = (page: Page) =>
	page.evaluate(() => {
		const canvas = [...document.querySelectorAll("canvas")].find((it) => it.checkVisibility());
		if (!canvas) return "";
		const blank = document.createElement("canvas");
		[blank.width, blank.height] = [canvas.width, canvas.height];
		const shown = canvas.toDataURL();
		return shown === blank.toDataURL() ? "" : shown;
	});

/** Waits until the film has moved and stands still. */
async function expectPlayed(page: Page) {
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

test("the film of a slide loads and plays after the pointer has come to the hero", async ({
	page,
	open,
}) => {
	const requests = requestsOf(page);
	await open("/");
	await page.mouse.move(5, 5);
	await page.keyboard.press("Shift");
	await page.waitForTimeout(500);
	expect(requests).toEqual([]);
	await identity(page).click();
	const inside = await expectPlayed(page);
	expect(requests.filter((url) => url.endsWith(".avif"))).toHaveLength(1);

	// A press on the picture plays it back to the still picture, and again.
	await hero(page).click({ position: { x: 1000, y: 300 } });
	await expect.poll(() => shownFrame(page)).toBe("");
	await hero(page).click({ position: { x: 1000, y: 300 } });
	expect(await expectPlayed(page)).toBe(inside);
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, viewport: { width: 1024, height: 1366 } });

	test("the film plays after a tap", async ({ page, open }) => {
		await open("/");
		await identity(page).tap();
		await expectPlayed(page);
	});
});

test("the film plays after keyboard focus", async ({ page, open }) => {
	await open("/");
	await page.keyboard.press("Tab");
	await identity(page).focus();
	await page.keyboard.press("Enter");
	await expectPlayed(page);
});

test("Pause stops the film, and Play continues it", async ({ page, open }) => {
	await open("/");
	await identity(page).click();
	await expect.poll(() => shownFrame(page)).not.toBe("");
	await hero(page).getByRole("button", { name: "Pause slides" }).click();
	const stopped = await shownFrame(page);
	await page.waitForTimeout(500);
	expect(await shownFrame(page)).toBe(stopped);
	await hero(page).getByRole("button", { name: "Play slides" }).click();
	await expect.poll(() => shownFrame(page)).not.toBe(stopped);
});

test("the still picture stays if the film does not load", async ({ page, open, problems }) => {
	problems.allow(/film/);
	await page.route(/\/film\//, (route) => route.abort());
	await open("/");
	const failed = page.waitForEvent("requestfailed", (request) => FILM.test(request.url()));
	await identity(page).click();
	await failed;
	expect(await shownFrame(page)).toBe("");
	await expect(hero(page).locator("img:visible").last()).toBeVisible();
});

test("nothing loads for a visitor who prefers reduced motion", async ({ page, open }) => {
	const requests = requestsOf(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open("/");
	await identity(page).click();
	await page.waitForTimeout(500);
	expect(requests).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
	test(`nothing loads with ${JSON.stringify(connection)}`, async ({ page, open }) => {
		const requests = requestsOf(page);
		await page.addInitScript((value) => {
			Object.defineProperty(navigator, "connection", { value });
		}, connection);
		await open("/");
		await identity(page).click();
		await page.waitForTimeout(500);
		expect(requests).toEqual([]);
	});
}
