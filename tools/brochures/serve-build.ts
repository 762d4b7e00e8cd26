import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import sharp from "sharp";
import site from "#company/site.json" with { type: "json" };
import { type Face, readFace, staticFace } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";

const MAX_WIDTH = 1600;

/**
 * Converts a picture of the site for print. It becomes a JPEG because Chromium embeds JPEGs
 * unchanged in a PDF; other formats grow tenfold.
 * @param name name of the picture in `art/`, without width and extension
 * @param width in pixels; limited to the width of the picture
 * @throws when there is no such picture
 */
function printPicture(client: string, name: string, width: number): Promise<Buffer> {
	const source = join(client, "art", `${name}-${MAX_WIDTH}.webp`);
	if (!existsSync(source)) throw new Error(`There is no picture ${source}.`);
	return sharp(source)
		.resize({ width: Math.min(width, MAX_WIDTH) })
		.jpeg({ quality: 82, mozjpeg: true })
		.toBuffer();
}

/** Such as `/art-for-print/cloud@1559.jpg`. */
const PICTURE = /^\/art-for-print\/([\w-]+)@(\d+)\.jpg$/;
/** Such as `/fonts-for-print/display@650.ttf`. */
const FONT = /^\/fonts-for-print\/(display|text)@(\d+)\.ttf$/;

/**
 * Answers all requests of the browser from the built files. The pages load under the site's public
 * address, so the links in the PDFs lead there, without a server and without network access.
 */
export async function serveBuild(context: BrowserContext, client: string): Promise<void> {
	const fonts: Record<string, Promise<Buffer>> = {};
	await context.route("**/*", async (route) => {
		const path = decodeURIComponent(new URL(route.request().url()).pathname);
		const [, name, width] = PICTURE.exec(path) ?? [];
		if (name) {
			const body = await printPicture(client, name, Number(width));
			return route.fulfill({ body, contentType: "image/jpeg" });
		}
		const [, face, weight] = FONT.exec(path) ?? [];
		if (face) {
			fonts[path] ??= staticFace(
				readFace("company", face as Face),
				Number(weight),
				fontCharacters(site),
			);
			return route.fulfill({ body: await fonts[path], contentType: "font/ttf" });
		}
		const file = join(client, /\.\w+$/.test(path) ? path : join(path, "index.html"));
		if (!existsSync(file)) return route.fulfill({ status: 404 });
		return route.fulfill({
			body: readFileSync(file),
			contentType: getMimeType(file) ?? "application/octet-stream",
		});
	});
}
