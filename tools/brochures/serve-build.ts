import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { mediaTypeOf } from "../../service/http/static/media-types.ts";
import { type Face, staticFace } from "../fonts/faces.ts";
import { printPicture } from "./print-picture.ts";

/** `/art-for-print/cloud@1559.jpg` */
const PICTURE = /^\/art-for-print\/([\w-]+)@(\d+)\.jpg$/;
/** `/fonts-for-print/bricolage@650.ttf` */
const FONT = /^\/fonts-for-print\/(bricolage|instrument)@(\d+)\.ttf$/;

/**
 * Answers every request of the browser from the built files, under the site's real address:
 * so the links in the PDFs lead to the site, and no server and no network is needed.
 */
export async function serveBuild(context: BrowserContext, client: string): Promise<void> {
	await context.route("**/*", async (route) => {
		const path = decodeURIComponent(new URL(route.request().url()).pathname);
		const [, name, width] = PICTURE.exec(path) ?? [];
		if (name) {
			const body = await printPicture(client, name, Number(width));
			return route.fulfill({ body, contentType: "image/jpeg" });
		}
		const [, face, weight] = FONT.exec(path) ?? [];
		if (face) {
			const body = await staticFace(face as Face, Number(weight));
			return route.fulfill({ body, contentType: "font/ttf" });
		}
		const file = join(client, /\.\w+$/.test(path) ? path : join(path, "index.html"));
		if (!existsSync(file)) return route.fulfill({ status: 404 });
		return route.fulfill({ body: readFileSync(file), contentType: mediaTypeOf(file) });
	});
}
