// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import facts from "#company/site.json" with { type: "json" };
import { CLIENT, htmlOf } from "../support/built-pages.ts";

const home = new DOMParser().parseFromString(htmlOf("/"), "text/html");
const href = (selector: string) =>
	join(CLIENT, home.querySelector(`link${selector}`)?.getAttribute("href") ?? "none");
const manifest = JSON.parse(readFileSync(href("[rel=manifest]"), "utf8"));

test("the manifest has the company name and the theme colour of the page", () => {
	const advice = `Set name and short_name of company/public/manifest.webmanifest to "${facts.company}".`;
	expect([manifest.name, manifest.short_name], advice).toEqual([facts.company, facts.company]);
	const colour = home.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;
	expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
});

test.each(manifest.icons as { src: string; sizes: string }[])(
	"the icon $src is $sizes pixels",
	async ({ src, sizes }) => {
		const { width, height } = await sharp(join(CLIENT, src)).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	},
);

test("the page links an icon of each kind in the declared size", async () => {
	expect(await sharp(href("[rel=apple-touch-icon]")).metadata()).toMatchObject({
		width: 180,
		height: 180,
		hasAlpha: false,
	});
	expect(readFileSync(href("[rel=icon][type='image/svg+xml']"), "utf8")).toMatch(/^<svg/);
	// The directory of an .ico starts at byte 6; each 16-byte entry starts with the width.
	const ico = readFileSync(href("[rel=icon][sizes='32x32']"));
	expect(Array.from({ length: ico.readUInt16LE(4) }, (_, n) => ico[6 + 16 * n])).toContain(32);
});
