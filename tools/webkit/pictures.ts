/** Pictures for people to look at: what no program sees is seen here. */
import { mkdirSync, writeFileSync } from "node:fs";
import { By, type WebDriver } from "selenium-webdriver";
import { ui } from "#content/ui.ts";
import { startSite } from "../../tests/support/site.ts";
import { startWebKit } from "./start-webkit.ts";

const FOLDER = "build/webkit";

type View = { name: string; path: string; only?: "narrow" | "wide"; press?: string };

const views: View[] = [
	{ name: "home", path: "/" },
	{ name: "solution", path: "/what-we-do/cloud-services" },
	{ name: "form-with-errors", path: "/contact", press: "form button" },
	{ name: "mobile-menu", path: "/privacy", only: "narrow", press: `[aria-label="${ui.menuOpen}"]` },
	{ name: "menu", path: "/privacy", only: "wide", press: "header nav button" },
	{ name: "brochure-index", path: "/pdf" },
];

async function show(browser: WebDriver, url: string, { path, press }: View) {
	await browser.get(`${url}${path}`);
	await browser.wait(() =>
		browser.executeScript(() => document.documentElement.dataset.hydrated === ""),
	);
	if (press) await browser.findElement(By.css(press)).click();
	// What fades in has arrived.
	await browser.executeScript(() =>
		Promise.all(
			document
				.getAnimations()
				.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000)
				.map(({ finished }) => finished.catch(() => {})),
		).then(() => {}),
	);
}

mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const webkit = await startWebKit();
for (const width of [360, 1440]) {
	for (const dark of [false, true]) {
		const browser = await webkit.open({ width, height: 900, dark });
		for (const view of views) {
			if (view.only && (view.only === "narrow") !== width < 1000) continue;
			await show(browser, site.url, view);
			const file = `${FOLDER}/${view.name}-${width}-${dark ? "dark" : "light"}.png`;
			writeFileSync(file, await browser.takeScreenshot(), "base64");
		}
		await browser.quit();
	}
}
webkit.stop();
await site.stop();
console.log(`Look at the pictures in ${FOLDER}.`);
