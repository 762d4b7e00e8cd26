import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictureFiles, readBrand, staleFiles } from "./brand-files.ts";
import { readMark } from "./mark.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "brand-"));
	for (const path of ["brand.json", "site.json", "mark.svg", "fonts", "made", "public/icons"])
		cpSync(join("company", path), join(folder, path), { recursive: true });
	cpSync("company/public/manifest.webmanifest", join(folder, "public/manifest.webmanifest"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, from: string | RegExp, to: string) => {
	const path = join(folder, file);
	writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

test("what is made in company/ is up to date", () => {
	expect(staleFiles("company")).toEqual([]);
});

test("another name makes the manifest stale", () => {
	change("site.json", /"company": "[^"]+"/, '"company": "Example & Sample"');
	expect(staleFiles(folder)).toEqual(["public/manifest.webmanifest"]);
});

test("a letter in the name that the fonts of the pages lack makes them stale", () => {
	change("site.json", /"company": "[^"]+"/, '"company": "Łódź Software"');
	expect(staleFiles(folder)).toContain("made/fonts.css");
});

test("another colour makes the palette and the icons stale", () => {
	change("brand.json", /"main": "[^"]+"/, '"main": "#0a7d4f"');
	expect(staleFiles(folder)).toEqual([
		"made/palette.css",
		"made/theme-colours.json",
		"public/icons/favicon.svg",
		"public/icons",
	]);
});

test("another font makes the fonts of the pages stale", () => {
	cpSync("examples/fonts/outfit.woff2", join(folder, "fonts/display.woff2"));
	expect(staleFiles(folder)).toEqual(["made/fonts.css"]);
});

test("another mark makes the drawings stale", () => {
	writeFileSync(
		join(folder, "mark.svg"),
		'<svg viewBox="0 0 10 10"><rect fill="#123456" x="1" y="1" width="8" height="8"/></svg>',
	);
	expect(staleFiles(folder)).toEqual(
		expect.arrayContaining(["made/mark.json", "public/icons/favicon.svg", "public/icons"]),
	);
});

test("the icons show the mark in its colours", async () => {
	writeFileSync(
		join(folder, "mark.svg"),
		'<svg viewBox="0 0 10 10"><rect fill="#123456" x="0" y="0" width="10" height="10"/></svg>',
	);
	const icons = await pictureFiles(readBrand(folder));
	const icon = icons["public/icons/icon-192.png"];
	const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
	const middle = (96 * 192 + 96) * info.channels;
	expect([...data.subarray(middle, middle + 3)]).toEqual([0x12, 0x34, 0x56]);
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
