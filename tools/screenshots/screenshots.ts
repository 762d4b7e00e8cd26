/**
 * `npm run screenshots` writes docs/screenshots from the built site: a contact sheet for each kind of
 * page, which shows it in six views, a film strip for each demo and for each film in the hero, and the
 * top of the home page for the README. While it goes through the demos, it takes the pictures in
 * company/public/demos, which browsers without script show. `npm run screenshots -- demos` writes only
 * these and the film strips of the demos, `-- films` only those of the hero. Other files there stay.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { demoPages } from "#content/demo-pages.ts";
import { demoPictureName } from "#content/demos-with-pictures.ts";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { findBrowser } from "#tools/browser/find-browser.ts";
import { buildSite } from "#tools/run/build-site.ts";
import { say } from "#tools/run/step.ts";
import { saveDemoPicture } from "./demo-pictures.ts";
import { walkDemo } from "./demo-walk.ts";
import { filmedPages, filmStrip } from "./film-strip.ts";
import { filmedSlides, heroFilmStrip } from "./hero-film-strip.ts";
import { openPage } from "./open-page.ts";
import { sheet } from "./sheet.ts";

const FOLDER = "docs/screenshots";
const PICTURES = "company/public/demos";

/** One page of each kind, by the name of its sheet. */
const PAGES = {
	home: "/",
	solution: "/what-we-do/cloud-services",
	"solution-with-slides": "/what-we-do/digital-transformation-services",
	service: "/our-services/api-development",
	integrations: "/our-services/third-party-api-integrations",
	integration: "/our-services/third-party-api-integrations/document-automation",
	"who-we-are": "/who-we-are",
	contact: "/contact",
	brochure: "/cloud-services-pdf",
	brochures: "/pdf",
	text: "/privacy",
	"not-found": "/404.html",
};

type View = BrowserContextOptions & { width: number; print?: true; textSize?: string };

const VIEWS: View[] = [
	{ width: 320, colorScheme: "light" },
	{ width: 390, colorScheme: "dark", textSize: "200%" },
	{ width: 768, colorScheme: "light", forcedColors: "active" },
	{ width: 1440, colorScheme: "light" },
	{ width: 2560, colorScheme: "dark" },
	// The width of A4 at 96 dpi.
	{ width: 794, colorScheme: "light", print: true },
];

const CELLS = { width: 360, height: 1600 };

/** Scrolls through the page, because lazy pictures load when they come near the viewport. */
async function loadPictures(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y);
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		scrollTo(0, 0);
	});
	await page.waitForLoadState("networkidle");
}

async function takeView(browser: Browser, path: string, view: View): Promise<Buffer> {
	const { width, print, textSize, ...options } = view;
	const page = await openPage(browser, path, { ...options, viewport: { width, height: 900 } });
	if (textSize) {
		await page.evaluate((size) => {
			document.documentElement.style.fontSize = size;
		}, textSize);
	}
	await loadPictures(page);
	if (print) await page.emulateMedia({ media: "print" });
	const png = await page.screenshot({ fullPage: true });
	await page.context().close();
	return png;
}

async function takeContactSheets(browser: Browser): Promise<void> {
	for (const [name, path] of Object.entries(PAGES)) {
		const shots: Buffer[] = [];
		for (const view of VIEWS) shots.push(await takeView(browser, path, view));
		const contactSheet = await sheet([{ shots, cells: CELLS }]);
		await contactSheet.webp({ quality: 78 }).toFile(`${FOLDER}/${name}.webp`);
		say(name);
	}
}

function emptyFolder(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
}

async function takeDemos(browser: Browser): Promise<void> {
	emptyFolder(`${FOLDER}/demos`);
	mkdirSync(PICTURES, { recursive: true });
	const sizes: Record<string, object> = {};
	for (const page of demoPages) {
		const walks = await walkDemo(browser, page);
		const name = demoPictureName(page.demo);
		sizes[name] = await saveDemoPicture(name, walks);
		if (filmedPages.includes(page)) {
			const strip = await filmStrip(walks);
			await strip.webp({ quality: 70 }).toFile(`${FOLDER}/demos/${page.demo.demo}.webp`);
		}
		say(`demo of ${page.route}`);
	}
	// At the end, so that a run that fails leaves the pages their pictures.
	for (const file of globSync(`${PICTURES}/*`)) {
		if (!Object.keys(sizes).some((name) => basename(file).startsWith(name))) rmSync(file);
	}
	writeFileSync("company/made/demo-pictures.json", `${JSON.stringify(sizes, null, "\t")}\n`);
}

async function takeHeroFilmStrips(browser: Browser): Promise<void> {
	emptyFolder(`${FOLDER}/films`);
	for (const slide of filmedSlides) {
		const strip = await heroFilmStrip(browser, slide);
		await strip.webp({ quality: 70 }).toFile(`${FOLDER}/films/${slide.picture}.webp`);
		say(`film of ${slide.picture}`);
	}
}

async function takeHomeTop(browser: Browser): Promise<void> {
	const page = await openPage(browser, "/", { viewport: { width: 1440, height: 900 } });
	await page.waitForLoadState("networkidle");
	await sharp(await page.screenshot())
		.webp({ quality: 80 })
		.toFile(`${FOLDER}/home-top.webp`);
}

await buildSite();
const only = process.argv.find((word) => ["demos", "films"].includes(word));
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
try {
	if (only !== "films") await takeDemos(browser);
	if (only !== "demos") await takeHeroFilmStrips(browser);
	if (!only) {
		await takeContactSheets(browser);
		await takeHomeTop(browser);
	}
} finally {
	await browser.close();
}
