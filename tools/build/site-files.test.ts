import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { llmsText, robotsText, sitemapXml } from "./site-files.ts";

const origin = "https://www.firm.example";

test("the sitemap has every indexed page once, and no other", () => {
	const found = sitemapXml(origin).match(/(?<=<loc>)[^<]+/g) ?? [];
	const indexed = pages.filter(({ meta }) => meta.robots === "index");
	expect(found.toSorted()).toEqual(
		indexed.map(({ meta }) => `${origin}${meta.canonical}`).toSorted(),
	);
});

test("robots.txt names the absolute address of the sitemap and disallows no page", () => {
	expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
	expect(robotsText(origin).match(/Disallow: .*/g)).toEqual(["Disallow: /api/"]);
});

test("llms.txt lists every indexed page once, and no other", () => {
	const links = llmsText(origin).match(/\(https:[^)]+\)/g) ?? [];
	const indexed = pages.filter(({ meta }) => meta.robots === "index");
	expect(links.toSorted()).toEqual(
		indexed.map(({ meta }) => `(${origin}${meta.canonical})`).toSorted(),
	);
});
