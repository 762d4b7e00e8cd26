import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteOrigin } from "#content/site-address.ts";
import { deadLinks } from "#tools/site-checks/dead-links.ts";
import { readHead } from "#tools/site-checks/head.ts";
import { headMistakes } from "#tools/site-checks/head-mistakes.ts";
import { invalidHtml } from "#tools/site-checks/invalid-html.ts";
import { readAddresses, readPages } from "#tools/site-checks/pages.ts";
import { sitemapMistakes } from "#tools/site-checks/sitemap-mistakes.ts";

const CLIENT = "build/client";
const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");

const pages = readPages(CLIENT);
const addresses = readAddresses(CLIENT);
const heads = [...pages].map(([path, html]) => ({ path, ...readHead(html) }));
const home = heads.find(({ path }) => path === "/");
/** The origin of the build itself: SITE_URL may stand in .env, which the tests do not read. */
const origin = new URL(home?.canonical ?? siteOrigin(undefined)).origin;
const typesOf = (path: string) =>
	heads.find((head) => head.path === path)?.data?.["@graph"].map((node) => node["@type"]);

test("every page has its own title and description, one canonical, and a card to share", () => {
	expect(pages.size).toBeGreaterThanOrEqual(40);
	expect(headMistakes(pages, origin)).toEqual([]);
});

test("no link or fragment is dead", () => {
	expect(deadLinks({ origin, pages, addresses, read })).toEqual([]);
});

test("every page is valid HTML", async () => {
	expect(await invalidHtml(pages)).toEqual([]);
});

test("the sitemap lists exactly the pages to index, and robots.txt gives its address", () => {
	expect(sitemapMistakes(read("sitemap.xml"), pages)).toEqual([]);
	expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
	expect(read(".well-known/security.txt")).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
});

test("pages for paper, answers and the missing page ask not to be indexed", () => {
	const hidden = heads.filter(({ meta }) => meta.robots === "noindex").map(({ path }) => path);
	for (const path of [
		"/404",
		"/pdf",
		"/footer",
		"/enquiry-sent",
		"/home-page-pdf",
		"/App-in-box-pdf",
	]) {
		expect(hidden).toContain(path);
	}
	expect(hidden).not.toContain("/");
});

test("each page tells machines what it is", () => {
	expect(typesOf("/")?.slice(0, 2)).toEqual(["Organization", "WebSite"]);
	expect(typesOf("/what-we-do/power-apps")).toEqual([
		"Organization",
		"WebSite",
		"Service",
		"BreadcrumbList",
	]);
});

/** The pictures are made by a tool of their own; once it exists, each must be there. */
test.skipIf(!existsSync("tools/social-pictures"))("no picture of a shared link is missing", () => {
	const pictures = heads.map(({ meta }) => new URL(meta["og:image"] ?? "").pathname);
	expect(pictures.filter((picture) => !addresses.has(picture))).toEqual([]);
});
