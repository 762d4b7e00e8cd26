/** Puts a PDF of every brochure into build/client/brochures/. The build runs it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import sharp from "sharp";
import site from "#company/site.json" with { type: "json" };
import { brochureFile } from "#content/brochure-file.ts";
import { pagesOf } from "#content/pages.ts";
import { renderFile, renderWidths } from "#content/renders.ts";
import { siteOrigin } from "#content/site-address.ts";
import { chromiumFlags, installedBrowser } from "./browser.ts";
import { FACES, type Face, readFace, staticFace } from "./fonts/faces.ts";
import { fontCharacters } from "./fonts/font-characters.ts";

const CLIENT = join(process.env.BUILD_DIR || "build", "client");

/** The usual resolution for pictures in print, in dots per CSS pixel. */
const PRINT_SCALE = 300 / 96;
const MAX_WIDTH = 1600;
/** All font weights in the style sheets. */
const WEIGHTS = [400, 450, 500, 550, 600, 650, 700];

/**
 * Answers all requests of the browser from the built files. The pages load under the site's public
 * address, so the links in the PDFs lead there, without a server and without network access.
 */
async function serveBuild(context: BrowserContext): Promise<void> {
	await context.route("**/*", (route) => {
		const path = decodeURIComponent(new URL(route.request().url()).pathname);
		const file = join(CLIENT, /\.\w+$/.test(path) ? path : join(path, "index.html"));
		if (!existsSync(file)) return route.fulfill({ status: 404 });
		const contentType = getMimeType(file) ?? "application/octet-stream";
		return route.fulfill({ body: readFileSync(file), contentType });
	});
}

/** A picture or font for print, by its address: `/art-for-print/cloud@1559.jpg`, `/fonts-for-print/text@650`. */
async function forPrint(path: string): Promise<Buffer> {
	const [, kind, name = "", size] = /^\/(art|fonts)-for-print\/([\w-]+)@(\d+)/.exec(path) ?? [];
	if (kind === "fonts")
		return staticFace(readFace("company", name as Face), Number(size), fontCharacters(site));
	// Chromium embeds JPEGs unchanged in a PDF; other formats grow tenfold.
	const width = renderWidths(name).findLast((width) => width <= MAX_WIDTH) ?? MAX_WIDTH;
	return sharp(join(CLIENT, renderFile(name, width, "webp")))
		.resize({ width: Math.min(Number(size), width) })
		.flatten({ background: "white" })
		.jpeg({ quality: 82, mozjpeg: true })
		.toBuffer();
}

/** Replaces each visible picture with one of exactly the resolution that its printed size needs. */
async function replacePictures(page: Page): Promise<void> {
	await page.evaluate(async (scale) => {
		const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
		await Promise.all(
			shown.map((image) => {
				const [, name] = /\/art\/([\w-]+)-\d+\.\w+$/.exec(image.currentSrc || image.src) ?? [];
				if (!name) return undefined;
				const { width, height } = image.getBoundingClientRect();
				const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
				const pixels = Math.ceil(Math.max(width, height * ratio) * scale);
				for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
				image.loading = "eager";
				image.src = `/art-for-print/${name}@${pixels}.jpg`;
				return image.decode();
			}),
		);
	}, PRINT_SCALE);
}

/**
 * Uses a static font for each weight: Chromium writes variable fonts into a PDF as glyph drawings
 * (Type 3).
 */
async function replaceFonts(page: Page): Promise<void> {
	const rules = FACES.flatMap((face) => [
		`:root { --font-${face}: "${face} for print" !important; }`,
		...WEIGHTS.map(
			(weight) =>
				`@font-face { font-family: "${face} for print"; font-weight: ${weight};
				src: url("/fonts-for-print/${face}@${weight}"); }`,
		),
	]);
	await page.addStyleTag({ content: rules.join("\n") });
}

/** Prints a page to an A4 PDF with tags and an outline. */
async function makePdf(page: Page, address: string): Promise<Buffer> {
	await page.goto(address);
	await page.emulateMedia({ media: "print" });
	await replaceFonts(page);
	await replacePictures(page);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return page.pdf({
		format: "A4",
		preferCSSPageSize: true,
		printBackground: true,
		tagged: true,
		outline: true,
	});
}

async function makeBrochures(): Promise<void> {
	const browser = await chromium.launch({
		executablePath: installedBrowser(),
		args: chromiumFlags,
	});
	// In a narrow viewport pictures have their standard cut; reduced motion avoids half-typed lines.
	const context = await browser.newContext({
		viewport: { width: 700, height: 990 },
		reducedMotion: "reduce",
		colorScheme: "light",
	});
	await serveBuild(context);
	const made: Record<string, Promise<Buffer>> = {};
	await context.route("**/{art,fonts}-for-print/*", async (route) => {
		const { pathname } = new URL(route.request().url());
		made[pathname] ??= forPrint(pathname);
		return route.fulfill({ body: await made[pathname] });
	});
	const page = await context.newPage();
	for (const { route } of pagesOf("brochure")) {
		const pdf = await makePdf(page, `${siteOrigin(process.env.SITE_URL)}${route}`);
		const file = join(CLIENT, brochureFile(route));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, pdf);
		console.log(`${file}, ${Math.ceil(pdf.length / 1024)} KB`);
	}
	await browser.close();
}

if (import.meta.main) await makeBrochures();
