import type { Page } from "@playwright/test";
import home from "#company/pages/home.json" with { type: "json" };
import partners from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { FEWEST_ON_BELT } from "#content/home-sections.ts";
import { expect, test } from "../support/fixtures.ts";
import { filmedSlide, hero, shownFrame } from "../support/page/hero-film.ts";
import { waitForStart } from "../support/page/interactive.ts";

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
	page.evaluate(() => {
		const isScrolled = ({ timeline }: Animation) => timeline instanceof ViewTimeline;
		return document.getAnimations().filter(isScrolled).length;
	});

test("on home the logos can be paused, one group of the techstack is open, and cards slide into place unless motion is reduced", async ({
	page,
	open,
}) => {
	await open("/");
	if (partners.length >= FEWEST_ON_BELT) {
		const logos = page.getByRole("region", { name: home.partners.heading });
		await expect(logos.getByRole("img")).toHaveCount(partners.length);
		const moving = () =>
			logos.evaluate((region) => {
				const all = region.getAnimations({ subtree: true });
				const timed = all.filter(({ timeline }) => timeline === document.timeline);
				return timed.filter(({ playState }) => playState === "running").length;
			});
		await expect.poll(moving).toBeGreaterThan(0);
		await page.getByRole("button", { name: ui.marqueePause }).click();
		await expect(page.getByRole("button", { name: ui.marqueePlay })).toBeVisible();
		await expect.poll(moving).toBe(0);
	}
	const openGroups = page.locator("#techstack details[open]");
	await expect(openGroups).toHaveCount(1);
	const other = page.locator("#techstack details").nth(1);
	await other.locator("summary").click();
	await expect(other).toHaveAttribute("open");
	await expect(openGroups).toHaveCount(1);
	await page.locator("#techstack button").click();
	await expect(openGroups).toHaveCount(0);

	expect(await scrollAnimations(page)).toBeGreaterThan(10);
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect(await scrollAnimations(page)).toBe(0);
});
