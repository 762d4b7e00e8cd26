import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteOrigin } from "#content/site-address.ts";
import { builtPages, htmlOf } from "../support/built-pages.ts";

const CLIENT = "build/client";
const pages = [...builtPages.map(htmlOf), readFileSync(join(CLIENT, "404.html"), "utf8")];

test("every page names a link preview picture that the site has", () => {
	expect(pages.length).toBeGreaterThanOrEqual(30);
	const origin = siteOrigin(process.env.SITE_URL);
	for (const html of pages) {
		const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
		expect(picture.startsWith(`${origin}/og/`), picture).toBe(true);
		expect(existsSync(join(CLIENT, picture.slice(origin.length))), `${picture} exists`).toBe(true);
	}
});
