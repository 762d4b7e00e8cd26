import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { isArticle } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { htmlOf } from "../../tests/support/built-pages.ts";

/** Bytes (brotli). The frame that all pages share takes 7 KB of it, its script in the head alone 2.9 KB. */
const LIMIT = 8.5 * 1024;

const toRead = pages.filter(
	(page) => isArticle(page) || page.kind === "article-index" || page.kind === "glossary",
);

test.each(toRead.map(({ route }) => route))("%s is as light as a page to read may be", (route) => {
	const advice = `${route} is heavier than a page to read may be: shorten its text or split it.`;
	expect(brotliCompressSync(htmlOf(route)).length, advice).toBeLessThanOrEqual(LIMIT);
});
