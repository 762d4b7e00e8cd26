import type { Page } from "@playwright/test";
import home from "#company/pages/home.json" with { type: "json" };
import partners from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { FEWEST_ON_BELT } from "#site/sections/home/partner-marquee/fewest-on-belt.ts";
import { expect, test } from "../support/fixtures.ts";
import { filmedSlide, filmPlayed, hero, shownFrame } from "../support/page/hero-film.ts";
import { waitForStart } from "../support/page/interactive.ts";

test("a film of the hero plays when its slide is shown, and stops, goes back and plays again when asked", {
	tag: "@release",
}, async ({ page, open }) => {
	// The slides keep their order, so another one is shown first.
	await page.addInitScript(() => {
		Math.random = () => 0.999;
	});
	await open("/");
	await filmedSlide(page).press("Enter");
	const inside = await filmPlayed(page);
	// A press on the picture plays it back to the still picture, and again.
	await hero(page).click({ position: { x: 1000, y: 300 } });
	await expect.poll(() => shownFrame(page)).toBe("");
	await hero(page).click({ position: { x: 1000, y: 300 } });
	expect(await filmPlayed(page)).toBe(inside);
});

test("the still picture stays if the film fails, and with reduced motion, little data or a slow line no film loads", {
	tag: "@release",
}, async ({ page, context, open, problems }) => {
	problems.allow(/film/);
	const FILM = /\/film\//;
	await page.route(FILM, (route) => route.abort());
	await open("/");
	const failed = page.waitForEvent("requestfailed", (request) => FILM.test(request.url()));
	await filmedSlide(page).click();
	await failed;
	expect(await shownFrame(page)).toBe("");
	await expect(hero(page).locator("img:visible").last()).toBeVisible();

	for (const connection of [undefined, { saveData: true }, { effectiveType: "3g" }]) {
		const other = await context.newPage();
		const films: string[] = [];
		other.on("request", (request) => FILM.test(request.url()) && films.push(request.url()));
		if (!connection) await other.emulateMedia({ reducedMotion: "reduce" });
		await other.addInitScript((value) => {
			if (value) Object.defineProperty(navigator, "connection", { value });
		}, connection);
		await other.goto("/");
		await waitForStart(other);
		await filmedSlide(other).click();
		await other.waitForTimeout(500);
		expect(films, JSON.stringify(connection ?? "reduced motion")).toEqual([]);
		await other.close();
	}
});

/** The number of scroll-driven animations. */
const scrollAnimations = (page: Page) =>
	page.evaluate(
		() =>
			document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length,
	);

/** The texts of the open panels of the techstack, without the groups that are always open. */
const openGroups = (page: Page) => page.locator("#techstack details[open]");

test("on home the logos can be paused, one group of the techstack is open, and cards slide into place unless motion is reduced", async ({
	page,
	open,
}) => {
	await open("/");
	if (partners.length >= FEWEST_ON_BELT) {
		const logos = page.getByRole("region", { name: home.partners.heading }).getByRole("img");
		await expect(logos).toHaveCount(partners.length);
		await page.getByRole("button", { name: ui.marqueePause }).click();
		await expect(page.getByRole("button", { name: ui.marqueePlay })).toBeVisible();
		const offset = () => logos.first().evaluate((logo) => logo.getBoundingClientRect().left);
		const nextOffset = () => page.evaluate(() => new Promise(requestAnimationFrame)).then(offset);
		// The browser pauses an animation in a later frame.
		await expect.poll(async () => (await offset()) === (await nextOffset())).toBe(true);
		const paused = await offset();
		for (let frame = 0; frame < 5; frame++) expect(await nextOffset()).toBe(paused);
	}
	await expect(openGroups(page)).toHaveCount(1);
	for (const header of await page.locator("#techstack summary").all()) {
		const group = header.locator("xpath=..");
		if (await group.evaluate((details: HTMLDetailsElement) => details.open)) continue;
		await header.click();
		await expect(group).toHaveAttribute("open");
		await expect(openGroups(page)).toHaveCount(1);
	}
	await page.locator("#techstack button").click();
	await expect(openGroups(page)).toHaveCount(0);

	expect(await scrollAnimations(page)).toBeGreaterThan(10);
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect(await scrollAnimations(page)).toBe(0);
});
