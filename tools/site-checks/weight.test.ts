import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heaviestPage, weightOf } from "./weight.ts";

let client: string;
const small = "export const a = 1;";
const large = Array.from({ length: 500 }, (_, n) => `export const n${n * 7919} = ${n};`).join("\n");
const bytes = (text: string) => brotliCompressSync(text).length;

beforeAll(() => {
	client = mkdtempSync(join(tmpdir(), "weight-"));
	mkdirSync(join(client, "assets"));
	writeFileSync(join(client, "assets/small-1a.js"), small);
	writeFileSync(join(client, "assets/large-2b.js"), large);
	writeFileSync(join(client, "assets/page-3c.css"), "a { color: red }");
});
afterAll(() => rmSync(client, { recursive: true }));

test.each([
	["modules", '<script type="module" src="/assets/large-2b.js"></script>'],
	["preloads", '<link rel="modulepreload" href="/assets/large-2b.js"/>'],
	["inline imports", '<script>import("/assets/large-2b.js")</script>'],
	["modules of a late start", '<link rel="later" href="/assets/large-2b.js"/>'],
])("%s count as script", (_, html) => {
	expect(weightOf(html, client).script).toBe(bytes(large));
});

test("a chunk that is named twice counts once", () => {
	const html = '<script src="/assets/small-1a.js"></script> "/assets/small-1a.js"';
	expect(weightOf(html, client)).toMatchObject({ script: bytes(small), html: bytes(html), css: 0 });
});

test("style sheets count, those that come later do not", () => {
	const html = '<link rel="stylesheet" href="/assets/page-3c.css"/>';
	expect(weightOf(html, client).css).toBe(bytes("a { color: red }"));
	expect(weightOf('<link rel="preload" href="/assets/page-3c.css"/>', client).css).toBe(0);
});

test("the heaviest page is found", () => {
	const pages = new Map([
		["/light", '"/assets/small-1a.js"'],
		["/heavy", '"/assets/small-1a.js" "/assets/large-2b.js"'],
	]);
	expect(heaviestPage(pages, client, "script")).toEqual({
		path: "/heavy",
		bytes: bytes(small) + bytes(large),
	});
});
