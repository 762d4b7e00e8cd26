// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { articlesOf, isArticle } from "#content/navigation.ts";
import { pageById, pages, pagesOf } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { CLIENT, htmlOf } from "../support/built-pages.ts";

const origin = siteOrigin(process.env.SITE_URL);
const parse = (path: string) => new DOMParser().parseFromString(htmlOf(path), "text/html");
const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;

const toRead = pages.filter(
	(page) => isArticle(page) || page.kind === "article-index" || page.kind === "glossary",
);
const notes = articlesOf("note");

describe.each(toRead.map((page) => [page.route, page] as const))("%s", (path, page) => {
	const html = htmlOf(path);

	test("is small and has no island", () => {
		// The frame that all pages share takes 7 KB of it, its script in the head alone 2.9 KB.
		expect(brotliSize(html)).toBeLessThanOrEqual(8.5 * 1024);
		expect(html).not.toContain("<site-island");
	});

	test("explains each term of the glossary at most once, with a button and a link", () => {
		const main = parse(path);
		const terms = [...main.querySelectorAll("button[popovertarget^='term-']")];
		const ids = terms.map((term) => term.getAttribute("popovertarget") ?? "");
		expect(new Set(ids).size).toBe(ids.length);
		for (const [n, term] of terms.entries()) {
			const link = term.previousElementSibling;
			expect(link?.textContent).toBe(term.textContent);
			expect(main.getElementById(ids[n] ?? "")?.hasAttribute("popover")).toBe(true);
			const anchor = link?.getAttribute("href")?.replace("/glossary#", "") ?? "";
			expect(parse("/glossary").getElementById(anchor)).not.toBeNull();
		}
	});

	test("links its offerings", () => {
		for (const id of isArticle(page) ? page.offerings : []) {
			expect(html).toContain(`href="${pageById(id).route}"`);
		}
	});
});

test("each offering links the three newest texts that name it, newest first", () => {
	for (const { id, route } of pagesOf("offering")) {
		const links = parse(route).querySelectorAll("main a:is([href^='/notes/'], [href^='/guides/'])");
		const about = pages.filter(isArticle).filter(({ offerings }) => offerings.includes(id));
		const newest = about.toSorted((a, b) => Date.parse(b.day) - Date.parse(a.day)).slice(0, 3);
		const found = [...links].map((link) => link.getAttribute("href"));
		expect(found, route).toEqual(newest.map((article) => article.route));
	}
});

test("their own style sheet is at most 4 KB", () => {
	const sheet = readdirSync(join(CLIENT, "assets")).find((file) => /^reading-.+\.css$/.test(file));
	expect(brotliSize(readFileSync(join(CLIENT, "assets", String(sheet))))).toBeLessThanOrEqual(4096);
});

test("the feed keeps the rules of RFC 4287", () => {
	if (notes.length === 0) {
		expect(existsSync(join(CLIENT, "feed.atom"))).toBe(false);
		return;
	}
	const text = readFileSync(join(CLIENT, "feed.atom"), "utf8");
	const feed = new DOMParser().parseFromString(text, "application/xml").documentElement;
	const children = (parent: Element, name: string) =>
		[...parent.children].filter((child) => child.localName === name);
	const only = (parent: Element, name: string) => {
		expect(children(parent, name), name).toHaveLength(1);
		return children(parent, name)[0]?.textContent ?? "";
	};
	const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
	const linksOf = (parent: Element, rel: string) =>
		children(parent, "link").filter((link) => (link.getAttribute("rel") ?? "alternate") === rel);
	expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
	// 4.1.1: one id, title and updated each; an author, unless every entry has one; a link to itself.
	for (const parent of [feed, ...children(feed, "entry")]) {
		expect(URL.canParse(only(parent, "id"))).toBe(true);
		expect(only(parent, "title")).not.toBe("");
		expect(only(parent, "updated")).toMatch(date);
		expect(linksOf(parent, "alternate")).toHaveLength(1);
	}
	expect(children(feed, "author").flatMap((author) => children(author, "name"))).toHaveLength(1);
	expect(linksOf(feed, "self").map((link) => link.getAttribute("href"))).toEqual([
		`${origin}/feed.atom`,
	]);
	const entries = children(feed, "entry");
	// The address, so that another title leaves it as it is.
	expect(entries.map((entry) => only(entry, "id"))).toEqual(
		notes.map(({ route }) => origin + route),
	);
	for (const entry of entries) expect(only(entry, "published")).toMatch(date);
	// 3.1.1.2: its texts are HTML.
	const shown = (html: string) =>
		new DOMParser().parseFromString(html, "text/html").body.textContent;
	expect(entries.map((entry) => shown(only(entry, "title")))).toEqual(
		notes.map(({ meta }) => meta.title),
	);
	const newest = entries.map((entry) => only(entry, "updated")).toSorted();
	expect(only(feed, "updated")).toBe(newest.at(-1));
});
