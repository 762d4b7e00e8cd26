import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import sharp from "sharp";
import { PREVIEW_PICTURE_SIZE } from "#content/preview-picture.ts";
import { MAX_BYTES } from "./previews.ts";

/**
 * Opens a page and returns a function that loads HTML into it. `/` answers with that HTML, every
 * other request with the file of that path in the project.
 */
export async function openTemplate(browser: Browser): Promise<(html: string) => Promise<Page>> {
	const page = await browser.newPage({ viewport: PREVIEW_PICTURE_SIZE, deviceScaleFactor: 2 });
	let shown = "";
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === "/") return route.fulfill({ body: shown, contentType: "text/html" });
		const body = readFileSync(join(".", pathname));
		return route.fulfill({ body, contentType: getMimeType(pathname) });
	});
	return async (html) => {
		shown = html;
		await page.goto("http://picture.invalid/", { waitUntil: "networkidle" });
		await fitTitle(page);
		return page;
	};
}

/** Sets the largest font size at which the title fits its column in three lines, or else in four. */
async function fitTitle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await document.fonts.ready;
		const title = document.querySelector<HTMLElement>(".title");
		if (!title) throw new Error("The template has no title element.");
		const fits = (size: number, lines: number) => {
			title.style.fontSize = `${size}px`;
			const line = Number.parseFloat(getComputedStyle(title).lineHeight);
			return title.scrollWidth <= title.clientWidth && title.offsetHeight <= lines * line + 1;
		};
		for (let size = 124; size >= 78; size -= 2) if (fits(size, 3)) return;
		for (let size = 100; size >= 56; size -= 2) if (fits(size, 4)) return;
		throw new Error(
			`The title "${title.textContent}" does not fit its preview picture: shorten it.`,
		);
	});
}

/** A JPEG of the page, at the best quality that stays within MAX_BYTES. */
export async function takePicture(page: Page): Promise<Buffer> {
	// The page renders at twice the size; scaling it down gives smoother text.
	const shot = await page.screenshot();
	for (let quality = 90; quality >= 56; quality -= 2) {
		const jpeg = await sharp(shot)
			.resize(PREVIEW_PICTURE_SIZE)
			.jpeg({ quality, mozjpeg: true })
			.toBuffer();
		if (jpeg.length <= MAX_BYTES) return jpeg;
	}
	throw new Error(
		"The picture exceeds 60 KB even at quality 56: choose a render with less detail.",
	);
}
