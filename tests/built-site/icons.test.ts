// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import facts from "#company/site.json" with { type: "json" };
import { CLIENT, htmlOf } from "../support/built-pages.ts";

const home = new DOMParser().parseFromString(htmlOf("/"), "text/html");
const manifest = JSON.parse(readFileSync(join(CLIENT, "manifest.webmanifest"), "utf8"));

test("the manifest has the company name and the theme colour of the page", () => {
	const advice = `Set name and short_name of company/public/manifest.webmanifest to "${facts.company}".`;
	expect([manifest.name, manifest.short_name], advice).toEqual([facts.company, facts.company]);
	const colour = home.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;
	expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
});

test.each(manifest.icons as { src: string; sizes: string; purpose: string }[])(
	"the icon $src is $sizes pixels and fits the purpose $purpose",
	async ({ src, sizes, purpose }) => {
		const { data, info } = await sharp(join(CLIENT, src))
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(`${info.width}x${info.height}`).toBe(sizes);
		if (purpose !== "maskable") return;
		// The safe zone is a circle with a radius of 40 % of the width:
		// https://www.w3.org/TR/appmanifest/#icon-masks
		const pixel = (at: number) => data.subarray(at * info.channels, (at + 1) * info.channels);
		const outside = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
			(at) =>
				Math.hypot(
					(at % info.width) - info.width / 2,
					Math.floor(at / info.width) - info.width / 2,
				) >
				info.width * 0.4,
		);
		const clipped = outside.filter((at) => !pixel(at).equals(pixel(0)));
		expect(clipped.length, "pixels of the logo outside the safe zone").toBe(0);
	},
);

test("the page links an icon of each kind in the declared size", async () => {
	const href = (rel: string, more = "") =>
		home.querySelector(`link[rel="${rel}"]${more}`)?.getAttribute("href") ?? "none";
	const sizeOf = async (path: string) => {
		const { width, height, hasAlpha } = await sharp(join(CLIENT, path)).metadata();
		return { width, height, hasAlpha };
	};
	expect(await sizeOf(href("apple-touch-icon"))).toEqual({
		width: 180,
		height: 180,
		hasAlpha: false,
	});
	expect(readFileSync(join(CLIENT, href("icon", "[type='image/svg+xml']")), "utf8")).toMatch(
		/^<svg/,
	);
	// The directory of an .ico starts at byte 6; each 16-byte entry starts with the width.
	const ico = readFileSync(join(CLIENT, href("icon", "[sizes='32x32']")));
	const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, n) => ico[6 + 16 * n]);
	expect(widths).toContain(32);
});
