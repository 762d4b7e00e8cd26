import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { SOCIAL_IMAGE_SIZE } from "#content/social-image.ts";
import { mediaTypeOf } from "../../service/http/static/media-types.ts";
import { LIMIT } from "./fault.ts";

/** A page whose requests are answered with the project's own files, and `/` with the given HTML. */
export async function openStage(browser: Browser): Promise<(html: string) => Promise<Page>> {
	const page = await browser.newPage({ viewport: SOCIAL_IMAGE_SIZE, deviceScaleFactor: 2 });
	let shown = "";
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === "/") return route.fulfill({ body: shown, contentType: "text/html" });
		const body = readFileSync(join(".", pathname));
		return route.fulfill({ body, contentType: mediaTypeOf(pathname) });
	});
	return async (html) => {
		shown = html;
		await page.goto("http://picture.invalid/", { waitUntil: "networkidle" });
		await fitTitle(page);
		return page;
	};
}

/** The largest type in which the title keeps to its column: in three lines, or else in four. */
async function fitTitle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await document.fonts.ready;
		const title = document.querySelector<HTMLElement>(".title");
		if (!title) throw new Error("The template has no title.");
		const fits = (size: number, lines: number) => {
			title.style.fontSize = `${size}px`;
			const line = Number.parseFloat(getComputedStyle(title).lineHeight);
			return title.scrollWidth <= title.clientWidth && title.offsetHeight <= lines * line + 1;
		};
		for (let size = 124; size >= 78; size -= 2) if (fits(size, 3)) return;
		for (let size = 100; size >= 56; size -= 2) if (fits(size, 4)) return;
		throw new Error(`The title "${title.textContent}" is too long for its picture: shorten it.`);
	});
}

/** The page as JPEG, as good as the limit allows. */
export async function takePicture(page: Page): Promise<Buffer> {
	// Drawn at double size and reduced: finer edges of type.
	const shot = await page.screenshot();
	for (let quality = 90; quality >= 56; quality -= 2) {
		const jpeg = await sharp(shot)
			.resize(SOCIAL_IMAGE_SIZE)
			.jpeg({ quality, mozjpeg: true })
			.toBuffer();
		if (jpeg.length <= LIMIT) return jpeg;
	}
	throw new Error("The picture is above 60 KB even at quality 56: choose a calmer render.");
}
