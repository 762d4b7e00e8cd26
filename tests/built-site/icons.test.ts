import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { site as facts } from "#content/site.ts";
import { openTab } from "../support/browser.ts";
import { htmlOf } from "../support/built-pages.ts";
import { siteAndBrowser } from "../support/visit.ts";

const CLIENT = "build/client";
const html = htmlOf("/");
const manifest = JSON.parse(readFileSync(join(CLIENT, "manifest.webmanifest"), "utf8"));

const here = siteAndBrowser();

test("the browser takes the manifest from the page, under its policy", async () => {
	const answer = await fetch(`${here.site.url}/manifest.webmanifest`);
	expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
	const tab = await openTab(here.browser);
	await tab.page.goto(here.site.url);
	const session: CDPSession = await tab.page.context().newCDPSession(tab.page);
	const { url, errors, data } = await session.send("Page.getAppManifest");
	expect([url, errors]).toEqual([`${here.site.url}/manifest.webmanifest`, []]);
	expect(JSON.parse(data ?? "{}")).toEqual(manifest);
	expect(tab.complaints).toEqual([]);
	await tab.close();
});

test("the manifest names the company and the page's colour", () => {
	const say = `Set name and short_name of public/manifest.webmanifest to "${facts.company}".`;
	expect([manifest.name, manifest.short_name], say).toEqual([facts.company, facts.company]);
	const [, colour] = /<meta name="theme-color" content="([^"]+)"/.exec(html) ?? [];
	expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
});

test.each(manifest.icons as { src: string; sizes: string; purpose: string }[])(
	"the icon $src has $sizes pixels and fits its purpose, $purpose",
	async ({ src, sizes, purpose }) => {
		const { data, info } = await sharp(join(CLIENT, src))
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(`${info.width}x${info.height}`).toBe(sizes);
		if (purpose !== "maskable") return;
		// https://www.w3.org/TR/appmanifest/#icon-masks: all that matters lies within 40 % of the centre.
		const pixel = (at: number) => data.subarray(at * info.channels, (at + 1) * info.channels);
		const outside = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
			(at) =>
				Math.hypot(
					(at % info.width) - info.width / 2,
					Math.floor(at / info.width) - info.width / 2,
				) >
				info.width * 0.4,
		);
		const strayed = outside.filter((at) => !pixel(at).equals(pixel(0)));
		expect(strayed.length, "pixels of the mark that a round mask may cut").toBe(0);
	},
);

test("the page links an icon of each kind, with the sizes that it names", async () => {
	const href = (rel: string, more = "") =>
		new RegExp(`<link rel="${rel}" href="([^"]+)"${more}`).exec(html)?.[1] ?? "none";
	const sizeOf = async (path: string) => {
		const { width, height, hasAlpha } = await sharp(join(CLIENT, path)).metadata();
		return { width, height, hasAlpha };
	};
	expect(await sizeOf(href("apple-touch-icon"))).toEqual({
		width: 180,
		height: 180,
		hasAlpha: false,
	});
	expect(readFileSync(join(CLIENT, href("icon", ' type="image/svg\\+xml"')), "utf8")).toMatch(
		/^<svg/,
	);
	// Bytes 6 and on of an .ico: the entries, 16 bytes each, that begin with their width.
	const ico = readFileSync(join(CLIENT, href("icon", ' sizes="32x32"')));
	const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, n) => ico[6 + 16 * n]);
	expect(widths).toContain(32);
});
