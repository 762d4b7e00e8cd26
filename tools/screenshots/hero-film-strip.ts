import type { Browser } from "@playwright/test";
import type { Sharp } from "sharp";
import ui from "#company/ui.json" with { type: "json" };
import { pagesOf } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import { films } from "#site/pages/home/hero-film/films.ts";
import { openPage } from "./open-page.ts";
import { sheet } from "./sheet.ts";

/** The moments of the pictures, as parts of the film: the still picture, four frames, and the end. */
const MOMENTS = [0, 0.35, 0.58, 0.79, 0.94, 1.25];
/** In ms. */
const FRAME = 50;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 900 };

type Theme = "light" | "dark";
type FilmedSlide = { heading1: string; picture: string; frames: number };

/** The slides in the hero of home that have a film. */
export const filmedSlides: readonly FilmedSlide[] = pagesOf("home")
	.flatMap(({ heroSlides }) => heroSlides.map(resolveSlide))
	.flatMap(({ heading1, picture }) => {
		const film = films[picture];
		return film ? [{ heading1, picture, frames: film.frames }] : [];
	});

async function openHero(
	browser: Browser,
	{ heading1 }: FilmedSlide,
	viewport: typeof DESKTOP,
	colorScheme: Theme,
) {
	const page = await openPage(browser, "/", { viewport, colorScheme });
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const hero = page.locator("[aria-roledescription=carousel]");
	// The page starts on the first activity of its visitor.
	await page.keyboard.press("Shift");
	await hero.getByRole("button", { name: ui.heroPause }).click();
	await hero.getByRole("button", { name: heading1 }).click();
	return { page, hero };
}

/** Runs the film by a clock of its own, so that every run shows the same moments. */
async function framesAt(
	browser: Browser,
	slide: FilmedSlide,
	colorScheme: Theme,
): Promise<Buffer[]> {
	const { page, hero } = await openHero(browser, slide, DESKTOP, colorScheme);
	await page.locator("canvas:visible").waitFor();
	await page.waitForLoadState("networkidle");
	// The picture of the film takes time to decode.
	await page.waitForTimeout(4000);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await hero.getByRole("button", { name: ui.heroPlay }).click();
	const shots: Buffer[] = [];
	for (const [index, moment] of MOMENTS.entries()) {
		await page.clock.runFor((moment - (MOMENTS[index - 1] ?? 0)) * slide.frames * FRAME);
		shots.push(await hero.screenshot());
	}
	await page.context().close();
	return shots;
}

/** The narrow still picture: the carousel is paused, and then no film plays. */
async function phoneAt(browser: Browser, slide: FilmedSlide, colorScheme: Theme): Promise<Buffer> {
	const { page, hero } = await openHero(browser, slide, PHONE, colorScheme);
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(3000);
	const shot = await hero.screenshot();
	await page.context().close();
	return shot;
}

/** Six moments of the film of a slide in both themes, and the slide on a phone. */
export async function heroFilmStrip(browser: Browser, slide: FilmedSlide): Promise<Sharp> {
	const cells = { width: 560, height: 330 };
	return sheet([
		{ shots: await framesAt(browser, slide, "light"), cells },
		{ shots: await framesAt(browser, slide, "dark"), cells },
		{
			shots: [await phoneAt(browser, slide, "light"), await phoneAt(browser, slide, "dark")],
			cells: { width: 260, height: 620 },
		},
	]);
}
