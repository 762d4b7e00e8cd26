// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
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

test.each(toRead.map((page) => [page.route, page] as const))(
	"%s is without an island, explains each term at most once, and links its offerings",
	(path, page) => {
		const html = htmlOf(path);
		expect(html).not.toContain("<site-island");

		const main = parse(path);
		const terms = [...main.querySelectorAll("button[popovertarget^='term-']")];
		const ids = terms.map((term) => term.getAttribute("popovertarget") ?? "");
		expect(new Set(ids).size).toBe(ids.length);
		for (const [n, term] of terms.entries()) {
			expect(term.previousElementSibling?.textContent).toBe(term.textContent);
			expect(main.getElementById(ids[n] ?? "")?.hasAttribute("popover")).toBe(true);
		}
		for (const id of isArticle(page) ? page.offerings : []) {
			expect(html).toContain(`href="${pageById(id).route}"`);
		}
	},
);

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
	const notes = articlesOf("note");
	const file = join(CLIENT, "feed.atom");
	if (notes.length === 0) return expect(existsSync(file)).toBe(false);
	const xml = new DOMParser().parseFromString(readFileSync(file, "utf8"), "application/xml");
	const feed = xml.documentElement;
	const entries = [...feed.querySelectorAll("entry")];
	/** The text of the only child with this name. */
	const only = (parent: Element, name: string) => {
		const found = [...parent.children].filter((child) => child.localName === name);
		expect(found, name).toHaveLength(1);
		return found[0]?.textContent ?? "";
	};
	const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
	const linkTo = (address: string) => `:scope > link[href="${address}"]`;
	expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
	// 4.1.1: one id, title and updated each, and an author for all; a link to itself.
	expect(URL.canParse(only(feed, "id"))).toBe(true);
	expect(only(feed, "title")).not.toBe("");
	expect(feed.querySelectorAll(":scope > author > name")).toHaveLength(1);
	expect(feed.querySelector(`${linkTo(`${origin}/feed.atom`)}[rel=self]`)).not.toBeNull();
	// The id is the address, so that another title leaves it as it is. 3.1.1.2: the texts are HTML.
	const shown = (html: string) =>
		new DOMParser().parseFromString(html, "text/html").body.textContent;
	expect(entries.map((entry) => [only(entry, "id"), shown(only(entry, "title"))])).toEqual(
		notes.map(({ route, meta }) => [origin + route, meta.title]),
	);
	for (const entry of entries) {
		expect(entry.querySelectorAll(linkTo(only(entry, "id")))).toHaveLength(1);
		for (const name of ["published", "updated"]) expect(only(entry, name)).toMatch(date);
	}
	expect(only(feed, "updated")).toBe(
		entries
			.map((entry) => only(entry, "updated"))
			.sort()
			.at(-1),
	);
});
