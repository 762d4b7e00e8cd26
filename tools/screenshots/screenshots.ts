/**
 * Takes the pictures in docs/screenshots from a running site:
 *
 *     npm start            (in one terminal)
 *     npm run screenshots  (in another)
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findBrowser } from "#tools/browser/find-browser.ts";

const SITE = process.env.SITE_URL || "http://127.0.0.1:3000";
const FOLDER = "docs/screenshots";
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
let done = 0;
for (const width of widths) {
	for (const colorScheme of themes) {
		// Reduced motion: the same picture each time, with the still wall of logos.
		const page = await browser.newPage({
			viewport: { width, height: 900 },
			colorScheme,
			reducedMotion: "reduce",
		});
		await page.addInitScript(() => {
			// One known order of the slides, so that two pictures can be compared.
			Math.random = () => 0.5;
		});
		await page.goto(`${SITE}/`);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let y = 0; y < height; y += 600) {
			await page.evaluate((top) => window.scrollTo(0, top), y);
			await page.waitForTimeout(80);
		}
		await page.evaluate(() => window.scrollTo(0, 0));
		await page.waitForTimeout(300);
		const png = await page.screenshot({ fullPage: true });
		await sharp(png).webp({ quality: 78 }).toFile(`${FOLDER}/home-${width}-${colorScheme}.webp`);
		if (width === 1440 && colorScheme === "light") {
			const top = await page.screenshot();
			await sharp(top).webp({ quality: 80 }).toFile(`${FOLDER}/home-1440-light-top.webp`);
		}
		await page.close();
		done += 1;
		console.log(`${done} of ${widths.length * themes.length}: ${width} px, ${colorScheme}`);
	}
}
await browser.close();
