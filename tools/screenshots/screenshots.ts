/**
 * Takes the screenshots in docs/screenshots from a running site:
 *
 *     npm start                                    (in one terminal)
 *     npx node tools/screenshots/screenshots.ts    (in another)
 */
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { findBrowser } from "#tools/browser/find-browser.ts";

const SITE = process.env.SITE_URL || "http://127.0.0.1:3000";
const FOLDER = "docs/screenshots";
const WIDTHS = [360, 768, 1440];
const THEMES = ["light", "dark"] as const;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
for (const width of WIDTHS) {
	for (const colorScheme of THEMES) {
		// With reduced motion every run shows the same: first slide, still logos.
		const page = await browser.newPage({
			viewport: { width, height: 900 },
			colorScheme,
			reducedMotion: "reduce",
		});
		// One order of the slides, so that two screenshots can be compared.
		await page.addInitScript(() => {
			Math.random = () => 0.5;
		});
		await page.goto(`${SITE}/`);
		// Lazy pictures load when they come near the viewport.
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let y = 0; y < height; y += 600) {
			await page.evaluate((top) => scrollTo(0, top), y);
			await page.waitForTimeout(80);
		}
		await page.evaluate(() => scrollTo(0, 0));
		await page.waitForTimeout(300);
		const save = async (png: Buffer, name: string) => {
			await sharp(png).webp({ quality: 80 }).toFile(`${FOLDER}/${name}.webp`);
			console.log(name);
		};
		await save(await page.screenshot({ fullPage: true }), `home-${width}-${colorScheme}`);
		if (width === 1440 && colorScheme === "light") {
			await save(await page.screenshot(), "home-1440-light-top");
		}
		await page.close();
	}
}
await browser.close();
