import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isStale, makeBrand } from "./brand.ts";
import { readMark } from "./mark.ts";

/** A firm with all that is made from its brand, of which each test gets a copy. */
let made: string;
let staleBefore: boolean;
let folder: string;
beforeAll(async () => {
	made = folder = mkdtempSync(join(tmpdir(), "brand-made-"));
	cpSync("tests/fixtures/firm", folder, { recursive: true });
	cpSync("examples/fonts/outfit.woff2", join(folder, "fonts/display.woff2"));
	cpSync("examples/fonts/figtree.woff2", join(folder, "fonts/text.woff2"));
	write("brand.json", '{ "colours": { "main": "#2252cb", "accent": "#f74c1d" } }');
	write("mark.svg", '<svg viewBox="0 0 10 10"><rect fill="#123456" width="10" height="10"/></svg>');
	staleBefore = isStale(folder);
	await makeBrand(folder);
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "brand-"));
	cpSync(made, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const change = (file: string, from: string | RegExp, to: string) =>
	write(file, readFileSync(join(folder, file), "utf8").replace(from, to));

test("what is made in company/ is up to date", () => {
	expect(isStale("company"), "Run npm run brand.").toBe(false);
});

test("everything is stale before it is made, and nothing after", async () => {
	expect([staleBefore, isStale(folder)]).toEqual([true, false]);
	const icon = sharp(join(folder, "public/icons/icon-192.png"));
	const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
	const middle = (96 * 192 + 96) * info.channels;
	expect([...data.subarray(middle, middle + 3)]).toEqual([0x12, 0x34, 0x56]);
});

const COMPANY = /"company": "[^"]+"/;
test.each([
	["name", () => change("site.json", COMPANY, '"company": "Example & Sample"')],
	["colour", () => change("brand.json", "#2252cb", "#0a7d4f")],
	["font", () => cpSync("examples/fonts/figtree.woff2", join(folder, "fonts/display.woff2"))],
	["mark", () => change("mark.svg", "#123456", "#654321")],
	["client logo", () => change("logos/vantora.svg", "<svg", '<svg role="img"')],
])("with another %s, what was made is stale", (_, edit) => {
	edit();
	expect(isStale(folder)).toBe(true);
});

const drawn = (content: string, head = "") =>
	`<?xml version="1.0"?><!-- Exported --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${head}>${content}</svg>`;

test.each([
	[
		"a clip to the whole drawing, a fill rule and a name of its colour",
		drawn(
			`<title>Logo</title><g id="a" clip-path="url(#c)"><path fill-rule="evenodd" clip-rule="evenodd" fill="red" d="M0 0h9v9z"/></g><defs><clipPath id="c"><rect width="9" height="9" fill="white"/></clipPath></defs>`,
			` fill="none"`,
		),
		["#f00", "M0 0h9v9z", "evenodd"],
	],
	[
		"styles",
		drawn(`<style>.a{fill:#123456}</style><g id="Layer_1"><path class="a" d="M0 0h4v4z"/></g>`),
		["#123456", "M0 0h4v4z"],
	],
	[
		"groups with a colour and a place",
		drawn(`<g fill="#0a0b0c" transform="translate(1 1)"><path d="M0 0h4v4z"/></g>`),
		["#0a0b0c", "M1 1h4v4z"],
	],
	[
		"rounded corners",
		drawn(`<rect width="4" height="4" rx="1" fill="#123456"/>`),
		["#123456", expect.stringContaining("1")],
	],
])("a mark with %s is flattened", (_, svg, area) => {
	expect(readMark(svg).areas).toEqual([area]);
});

test("all that cannot be flattened is listed at once", () => {
	const svg = drawn(`<path d="M0 0h3" fill="none" stroke="#000"/><text x="1">B</text>`);
	expect(() => readMark(svg)).toThrow(/stroke="#000", <text/);
});

test.each([
	["a script", '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', "<script>"],
	["an event", '<svg viewBox="0 0 9 9"><path d="M0 0" onload="a()"/></svg>', "onload"],
	["a picture", '<svg viewBox="0 0 9 9"><image href="https://x.example/"/></svg>', "<image"],
	["a foreign fill", '<svg viewBox="0 0 9 9"><path d="M0 0" fill="url(#a)"/></svg>', "fill"],
	["no size", "<svg><path d='M0 0'/></svg>", "viewBox"],
	["nothing", '<svg viewBox="0 0 9 9"></svg>', "no shapes"],
])("a mark with %s is refused", (_, svg, reason) => {
	expect(() => readMark(svg)).toThrow(reason);
});
