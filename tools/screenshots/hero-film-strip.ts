import type { Browser } from "@playwright/test";
import type { Sharp } from "sharp";
import ui from "#company/ui.json" with { type: "json" };
import { openPage } from "./open-page.ts";
import { sheet } from "./sheet.ts";

/** The time from the start to each picture, in ms: the still picture, four moments, and the end. */
const MOMENTS = [0, 850, 1400, 1900, 2250, 3000];

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 900 };

type Theme = "light" | "dark";

async function openHero(browser: Browser, viewport: typeof DESKTOP, colorScheme: Theme) {
	const page = await openPage(browser, "/", { viewport, colorScheme });
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const hero = page.locator("[aria-roledescription=carousel]");
	// The page starts on the first activity of its visitor.
	await page.keyboard.press("Shift");
	await hero.getByRole("button", { name: ui.heroPause }).click();
	await hero.getByRole("button", { name: /^Slide \d of \d: .*dentity/ }).click();
	return { page, hero };
}

/** Runs the film by a clock of its own, so that every run shows the same moments. */
async function framesAt(browser: Browser, colorScheme: Theme): Promise<Buffer[]> {
	const { page, hero } = await openHero(browser, DESKTOP, colorScheme);
	await page.locator("canvas:visible").waitFor();
	await page.waitForLoadState("networkidle");
	// The picture of the film takes time to decode.
	await page.waitForTimeout(4000);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await hero.getByRole("button", { name: ui.heroPlay }).click();
	const shots: Buffer[] = [];
	for (const [index, moment] of MOMENTS.entries()) {
		await page.clock.runFor(moment - (MOMENTS[index - 1] ?? 0));
		shots.push(await hero.screenshot());
	}
	await page.context().close();
	return shots;
}

/** A phone keeps the still picture. */
async function phoneAt(browser: Browser, colorScheme: Theme): Promise<Buffer> {
	const { page, hero } = await openHero(browser, PHONE, colorScheme);
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(3000);
	const shot = await hero.screenshot();
	await page.context().close();
	return shot;
}

/** Six moments of the film in the hero in both themes, and the hero of a phone. */
export async function heroFilmStrip(browser: Browser): Promise<Sharp> {
	const cells = { width: 560, height: 330 };
	return sheet([
		{ shots: await framesAt(browser, "light"), cells },
		{ shots: await framesAt(browser, "dark"), cells },
		{
			shots: [await phoneAt(browser, "light"), await phoneAt(browser, "dark")],
			cells: { width: 260, height: 620 },
		},
	]);
}
