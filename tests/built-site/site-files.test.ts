// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { CLIENT, htmlOf } from "../support/built-pages.ts";

const origin = siteOrigin(process.env.SITE_URL);
const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");
const { csp, words }: SiteBuild = JSON.parse(readFileSync(`build/${SITE_BUILD_FILE}`, "utf8"));

test("the sitemap has every page for search engines once, and no other, and robots.txt names it", () => {
	const listed = read("sitemap.xml").match(/(?<=<loc>)[^<]+/g) ?? [];
	const indexed = pages.filter(({ meta }) => meta.robots === "index");
	expect(listed.toSorted()).toEqual(indexed.map(({ meta }) => origin + meta.canonical).sort());
	expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("security.txt has a contact address and an expiry date", () => {
	expect(read(".well-known/security.txt")).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
});

test("the Content-Security-Policy restricts every resource type and allows nothing unsafe", () => {
	const policy = Object.fromEntries(
		csp.split("; ").map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
	);
	for (const kind of ["child", "frame", "media", "object", "worker"]) {
		expect(policy[`${kind}-src`], kind).toBe("'none'");
	}
	for (const kind of ["default", "connect", "font", "img", "manifest", "style"]) {
		expect(policy[`${kind}-src`], kind).toBe("'self'");
	}
	expect(policy["script-src"]).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
	expect(policy["require-trusted-types-for"]).toBe("'script'");
	expect(csp).not.toContain("unsafe");
});

test("the service is given the words with the name of the firm", () => {
	expect(words.owner.subject).toContain("{name}");
	expect(JSON.stringify(words)).not.toMatch(/\{(company|email)\}/);
});

test("the built site contains neither the editor nor the styleguide", () => {
	const files = globSync("**/*.{html,js,css,json,xml,txt}", { cwd: CLIENT });
	expect(files.length).toBeGreaterThan(60);
	const traces = files.filter((file) =>
		/styleguide|data-specimen|decap-cms|\/editor\//.test(`${file}\n${read(file)}`),
	);
	expect(traces).toEqual([]);
});

const home = new DOMParser().parseFromString(htmlOf("/"), "text/html");
const href = (selector: string) =>
	join(CLIENT, home.querySelector(`link${selector}`)?.getAttribute("href") ?? "none");
const manifest = JSON.parse(readFileSync(href("[rel=manifest]"), "utf8"));

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
