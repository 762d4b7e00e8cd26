import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { isStale, makeBrand } from "./brand.ts";
import { readMark } from "./mark.ts";

test("what is made in company/ is up to date", () => {
	expect(isStale("company"), "Run npm run brand.").toBe(false);
});

test("everything is stale before it is made, not after, and again with another name, colour, font or logo", async () => {
	const folder = mkdtempSync(join(tmpdir(), "brand-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const path = (file: string) => join(folder, file);
	cpSync("tests/fixtures/firm", folder, { recursive: true });
	cpSync("examples/fonts/outfit.woff2", path("fonts/display.woff2"));
	cpSync("examples/fonts/figtree.woff2", path("fonts/text.woff2"));
	const svg = '<svg viewBox="0 0 10 10"><rect fill="#123456" width="10" height="10"/></svg>';
	writeFileSync(path("brand.json"), '{ "colours": { "main": "#2252cb", "accent": "#f74c1d" } }');
	writeFileSync(path("mark.svg"), svg);
	expect(isStale(folder)).toBe(true);
	await makeBrand(folder);
	expect(isStale(folder)).toBe(false);
	const icon = sharp(path("public/icons/icon-192.png"));
	const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
	const middle = (96 * 192 + 96) * info.channels;
	expect([...data.subarray(middle, middle + 3)]).toEqual([0x12, 0x34, 0x56]);

	const font = readFileSync(path("fonts/text.woff2"));
	const edit = (file: string, from: string | RegExp, to: string) =>
		[file, readFileSync(path(file), "utf8").replace(from, to)] as const;
	for (const [file, content] of [
		edit("site.json", /"company": "[^"]+"/, '"company": "Example & Sample"'),
		edit("brand.json", "#2252cb", "#0a7d4f"),
		edit("mark.svg", "#123456", "#654321"),
		edit("logos/vantora.svg", "<svg", '<svg role="img"'),
		["fonts/display.woff2", font] as const,
	]) {
		const before = readFileSync(path(file));
		writeFileSync(path(file), content);
		expect(isStale(folder), file).toBe(true);
		writeFileSync(path(file), before);
	}
	expect(isStale(folder)).toBe(false);
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
])("a mark with %s is flattened", (_, svg, area) => {
	expect(readMark(svg).areas).toEqual([area]);
});

test.each([
	["a script", drawn("<script>alert(1)</script>"), "<script>"],
	["an event", drawn('<path d="M0 0" onload="a()"/>'), "onload"],
	["a picture", drawn('<image href="https://x.example/"/>'), "<image"],
	[
		"a line and a text",
		drawn('<path d="M0 0h3" fill="none" stroke="#000"/><text x="1">B</text>'),
		'stroke="#000", <text',
	],
	["no size", "<svg><path d='M0 0'/></svg>", "viewBox"],
	["nothing", drawn(""), "no shapes"],
])("a mark with %s is refused", (_, svg, reason) => {
	expect(() => readMark(svg)).toThrow(reason);
});
