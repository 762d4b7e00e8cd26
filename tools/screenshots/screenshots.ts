/**
 * `npm run screenshots` writes docs/screenshots from the built site: a contact sheet for each kind of
 * page, which shows it in six views, and the top of the home page for the README.
 */
import { mkdirSync, rmSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { siteOrigin } from "#content/site-address.ts";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { findBrowser } from "#tools/browser/find-browser.ts";
import { buildSite } from "#tools/run/build-site.ts";
import { say } from "#tools/run/step.ts";
import { serveBuild } from "../brochures/serve-build.ts";

const CLIENT = "build/client";
const FOLDER = "docs/screenshots";

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

/** In px of a sheet. Longer pages are cut off. */
const COLUMN = { width: 360, height: 1600, gap: 24 };

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

async function openPage(browser: Browser, path: string, options: BrowserContextOptions) {
	// With reduced motion every run shows the same: whole lines, still logos.
	const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
	await serveBuild(context, CLIENT);
	const page = await context.newPage();
	// One order of the slides, so that two runs can be compared.
	await page.addInitScript(() => {
		Math.random = () => 0.5;
	});
	await page.goto(`${siteOrigin(process.env.SITE_URL)}${path}`);
	return page;
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

async function sheet(shots: Buffer[]): Promise<Sharp> {
	const columns = await Promise.all(
		shots.map(async (shot, index) => {
			const scaled = await sharp(shot).resize({ width: COLUMN.width }).png().toBuffer();
			const { height } = await sharp(scaled).metadata();
			const input = await sharp(scaled)
				.extract({ left: 0, top: 0, width: COLUMN.width, height: Math.min(height, COLUMN.height) })
				.toBuffer();
			return { input, left: COLUMN.gap + index * (COLUMN.width + COLUMN.gap), top: COLUMN.gap };
		}),
	);
	return sharp({
		create: {
			width: COLUMN.gap + shots.length * (COLUMN.width + COLUMN.gap),
			height: COLUMN.height + 2 * COLUMN.gap,
			channels: 3,
			background: "#8a8f98",
		},
	}).composite(columns);
}

await buildSite();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
try {
	for (const [name, path] of Object.entries(PAGES)) {
		const shots: Buffer[] = [];
		for (const view of VIEWS) shots.push(await takeView(browser, path, view));
		await (await sheet(shots)).webp({ quality: 78 }).toFile(`${FOLDER}/${name}.webp`);
		say(name);
	}
	const page = await openPage(browser, "/", { viewport: { width: 1440, height: 900 } });
	await page.waitForLoadState("networkidle");
	await sharp(await page.screenshot())
		.webp({ quality: 80 })
		.toFile(`${FOLDER}/home-top.webp`);
} finally {
	await browser.close();
}
