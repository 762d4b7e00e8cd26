import { expect, test } from "vitest";
import { deadLinks } from "./dead-links.ts";
import { headMistakes } from "./head-mistakes.ts";
import { invalidHtml } from "./invalid-html.ts";
import type { Pages } from "./pages.ts";
import { sitemapMistakes } from "./sitemap-mistakes.ts";

const origin = "https://www.firm.example";

const page = (path: string, name: string) => {
	const description = `${name}: a description that is long enough to be shown whole in a list.`;
	const picture = `${origin}/og/${path.slice(1) || "home"}.jpg`;
	return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"/>
<title>${name} | A firm of software</title>
<meta name="description" content="${description}"/>
<meta name="robots" content="index"/>
<link rel="canonical" href="${origin}${path}"/>
<meta property="og:title" content="${name}"/><meta property="og:url" content="${origin}${path}"/>
<meta property="og:description" content="${description}"/>
<meta property="og:image" content="${picture}"/><meta property="og:image:alt" content="${name}"/>
<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>
<meta name="twitter:card" content="summary_large_image"/><meta name="twitter:image" content="${picture}"/>
<script type="application/ld+json">{"@graph":[]}</script></head>
<body><main id="main"><h1>${name}</h1>
<p><a href="/contact#form">Write to us</a> <a href="/">Home page</a></p><p id="form">Words</p></main></body></html>`;
};

/** Two correct pages, with a defect planted in one of them. */
const withDefect = (right: string | RegExp = "", wrong = ""): Pages =>
	new Map([
		["/", page("/", "Software of all kinds")],
		["/contact", page("/contact", "Contact the firm").replace(right, wrong)],
	]);
const linksOf = (pages: Pages) =>
	deadLinks({ origin, pages, addresses: new Set(pages.keys()), read: () => "" });

test("correct pages pass every check", async () => {
	const pages = withDefect();
	expect(headMistakes(pages, origin)).toEqual([]);
	expect(linksOf(pages)).toEqual([]);
	expect(await invalidHtml(pages)).toEqual([]);
});

test.each([
	[
		"a title of another page",
		"Contact the firm | ",
		"Software of all kinds | ",
		/title is that of \//,
	],
	["a second title", "</title>", "</title><title>More</title>", /2 titles/],
	["a long title", "<title>", `<title>${"very ".repeat(10)}`, /its title has \d+ characters/],
	[
		"a short description",
		/content="Contact the firm: [^"]*"/,
		'content="Short."',
		/its description has 6/,
	],
	["no main heading", /<h1>.*<\/h1>/, "", /0 main headings/],
	[
		"a canonical of another site",
		`rel="canonical" href="${origin}`,
		'rel="canonical" href="https://x.example',
		/canonical is https:\/\/x/,
	],
	["a relative picture", `og:image" content="${origin}`, 'og:image" content="', /og:image is \/og/],
	["no text for the picture", "og:image:alt", "og:image:other", /og:image:alt is missing/],
	["no structured data", /<script.*<\/script>/, "", /no structured data/],
	["an unknown robots tag", 'content="index"', 'content="all"', /robots tag is all/],
])("%s is found", (_, right, wrong, mistake) => {
	expect(headMistakes(withDefect(right, wrong), origin).join("\n")).toMatch(mistake);
});

test("the description of another page is found, unless both have the same canonical", () => {
	const pages = new Map([
		["/", page("/", "Software of all kinds")],
		["/copy", page("/", "Software of all kinds")],
	]);
	expect(headMistakes(pages, origin)).toEqual([]);
	pages.set(
		"/copy",
		page("/", "Software of all kinds").replaceAll(`${origin}/"`, `${origin}/copy"`),
	);
	expect(headMistakes(pages, origin).join("\n")).toContain("/copy: its description is that of /");
});

test.each([
	["a dead link", 'href="/"', 'href="/nowhere"', /\/nowhere leads to no page/],
	["a dead fragment", 'id="form"', 'id="other"', /id form/],
	["a dead script", "<p ", '<script data-start="/assets/gone.js"></script><p ', /\/assets\/gone/],
	["another site", 'href="/"', 'href="https://elsewhere.example/"', /another site/],
	[
		"a missing picture of a set",
		"<p ",
		'<img alt="" srcset="/a.webp 1x, /b.webp 2x"/><p ',
		/\/b\.webp/,
	],
])("%s is found", (_, right, wrong, mistake) => {
	expect(linksOf(withDefect(right, wrong)).join("\n")).toMatch(mistake);
});

test("links and fragments may have characters that HTML or addresses encode", () => {
	const pages = withDefect('href="/contact#form"', 'href="/contact?a=1&amp;b=2#for%6d"');
	expect(linksOf(pages)).toEqual([]);
});

test.each([
	["a heading in a button in a link", "Write to us", "<button>Write</button>", /button/],
	["an id twice", 'id="form"', 'id="main"', /main/],
	["a picture without a text", "<p ", '<img src="/a.png"/><p ', /alt/],
	["an element that is not closed", "</main>", "", /main/],
])("%s is not valid HTML", async (_, right, wrong, mistake) => {
	expect((await invalidHtml(withDefect(right, wrong))).join("\n")).toMatch(mistake);
});

test("the sitemap lists each page to index once, and no other page", () => {
	const pages = withDefect('content="index"', 'content="noindex"');
	const xml = (...paths: string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join("");
	expect(sitemapMistakes(xml("/"), pages)).toEqual([]);
	expect(sitemapMistakes(xml("/", "/"), pages).join()).toContain("twice");
	expect(sitemapMistakes(xml("/", "/contact"), pages).join()).toContain("not a page to index");
	expect(sitemapMistakes(xml(), pages).join()).toContain(`lacks ${origin}/`);
});
