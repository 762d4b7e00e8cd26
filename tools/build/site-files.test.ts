import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { lastCommitDates, llmsText, robotsText, sitemapXml } from "./site-files.ts";

const origin = "https://www.firm.example";

test("a file's date is that of its newest commit, unless it has uncommitted changes", () => {
	const log = "@2027-02-01\n\ncompany/a.json\n@2027-01-01\n\ncompany/a.json\ncompany/b.json\n";
	expect(Object.fromEntries(lastCommitDates(log, ""))).toEqual({
		"company/a.json": "2027-02-01",
		"company/b.json": "2027-01-01",
	});
	expect([...lastCommitDates(log, " M company/a.json\n").keys()]).toEqual(["company/b.json"]);
});

test("the sitemap omits an unknown date", () => {
	const xml = sitemapXml([
		{ address: `${origin}/`, lastChanged: "2027-02-01" },
		{ address: `${origin}/contact`, lastChanged: undefined },
	]);
	expect(xml).toContain(`<url><loc>${origin}/</loc><lastmod>2027-02-01</lastmod></url>`);
	expect(xml).toContain(`<url><loc>${origin}/contact</loc></url>`);
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
