import type { Page } from "@playwright/test";
import { pagesOf } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import { films } from "#site/pages/home/hero-film/films.ts";
import { expect, test } from "../../support/fixtures.ts";
import { filmedSlide, filmPlayed, hero, shownFrame } from "../../support/page/hero-film.ts";
import { holdScript, waitForHydration } from "../../support/page/interactive.ts";

const FILM = /\/film\/|hero-film/;
const slides = pagesOf("home").flatMap(({ heroSlides }) => heroSlides.map(resolveSlide));
const filmedSlides = slides.filter(({ picture }) => films[picture]);
const isPicture = (url: string) => url.endsWith(".avif");

/** The addresses of the film that the page has asked for. */
function requestsOf(page: Page): string[] {
	const urls: string[] = [];
	page.on("request", (request) => FILM.test(request.url()) && urls.push(request.url()));
	return urls;
}

test("the film loads and plays once its slide is shown to an active visitor", async ({ page }) => {
	const requests = requestsOf(page);
	const ofIdentity = () => requests.filter((url) => url.includes("/film/identity"));
	// The slides keep their order, so another one is shown first.
	await page.addInitScript(() => {
		Math.random = () => 0.999;
	});
	await page.goto("/");
	await waitForHydration(page);
	await page.mouse.move(5, 5);
	await page.waitForTimeout(500);
	expect(ofIdentity()).toEqual([]);
	await filmedSlide(page).click();
	const inside = await filmPlayed(page);
	expect(ofIdentity()).toHaveLength(1);

	// A press on the picture plays it back to the still picture, and again.
	await hero(page).click({ position: { x: 1000, y: 300 } });
	await expect.poll(() => shownFrame(page)).toBe("");
	await hero(page).click({ position: { x: 1000, y: 300 } });
	expect(await filmPlayed(page)).toBe(inside);
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, viewport: { width: 1024, height: 1366 } });

	test("the film plays after a tap", async ({ page, open }) => {
		await open("/");
		await filmedSlide(page).tap();
		await filmPlayed(page);
	});

	test("the film plays after a tap that came before the page's script", async ({ page }) => {
		await page.addInitScript(
			({ first, total }) => {
				// The order of the slides swaps each place, from the last on, with a random one before it.
				let place = total;
				Math.random = () => (--place === first ? 0 : 0.999);
			},
			{ first: slides.findIndex(({ picture }) => picture === "identity"), total: slides.length },
		);
		const release = await holdScript(page);
		await page.goto("/");
		await hero(page).tap({ position: { x: 800, y: 900 } });
		release();
		await filmPlayed(page);
	});
});

test("each film plays when its slide is shown", { tag: "@release" }, async ({ page, open }) => {
	await open("/");
	const seen: string[] = [];
	for (const { heading1 } of filmedSlides) {
		await hero(page).getByRole("button", { name: heading1 }).click();
		seen.push(await filmPlayed(page));
	}
	expect(new Set(seen).size).toBe(Object.keys(films).length);
});

test("the film plays after keyboard focus", async ({ page, open }) => {
	await open("/");
	await page.keyboard.press("Tab");
	await filmedSlide(page).focus();
	await page.keyboard.press("Enter");
	await filmPlayed(page);
});

test("Pause stops the film, and Play continues it", async ({ page, open }) => {
	await open("/");
	await filmedSlide(page).click();
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
	await filmedSlide(page).click();
	await failed;
	expect(await shownFrame(page)).toBe("");
	await expect(hero(page).locator("img:visible").last()).toBeVisible();
});

test("nothing loads for a visitor who prefers reduced motion", async ({ page, open }) => {
	const requests = requestsOf(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open("/");
	await filmedSlide(page).click();
	await page.waitForTimeout(500);
	expect(requests).toEqual([]);
});

test.describe("on a phone", () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test("the film lies on the narrow picture and plays after a tap", async ({ page, open }) => {
		await open("/");
		await filmedSlide(page).tap();
		await filmPlayed(page);
		const picture = await hero(page).locator("img:visible").last().boundingBox();
		const film = await hero(page).locator("canvas:visible").boundingBox();
		if (!picture || !film) throw new Error("The picture or its film is not shown.");
		expect(film.width).toBeLessThan(picture.width);
		expect(film.y).toBeGreaterThan(picture.y);
		expect(film.y + film.height).toBeLessThanOrEqual(picture.y + picture.height);
	});
});

for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
	test(`no picture of the film loads with ${JSON.stringify(connection)}`, async ({
		page,
		open,
	}) => {
		const requests = requestsOf(page);
		await page.addInitScript((value) => {
			Object.defineProperty(navigator, "connection", { value });
		}, connection);
		await open("/");
		await filmedSlide(page).click();
		await page.waitForTimeout(500);
		expect(requests.filter(isPicture)).toEqual([]);
		expect(await shownFrame(page)).toBe("");
	});
}
