import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { partnerLogos, sprite, technologyLogos } from "./sprite.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "sprite-"));
	cpSync("tests/fixtures/firm", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const ids = (text: string) => [...text.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);

test("a sprite has a view for every logo, unique ids, and a target for every reference", () => {
	expect(ids(sprite(partnerLogos(folder)))).toEqual(["northfold", "vantora"]);
	const logos = technologyLogos(folder);
	const text = sprite(logos);
	expect(ids(text)).toEqual([...logos.keys()]);
	expect(logos.size).toBeGreaterThan(20);
	const all = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(all).size).toBe(all.length);
	const references = [...text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
	expect(all).toEqual(expect.arrayContaining(references));
});

test.each(["devicon:no-such-logo", "kit:no-such-glyph"])("a missing %s is named", (logo) => {
	writeFileSync(join(folder, "technologies.json"), JSON.stringify({ logos: { one: { logo } } }));
	expect(() => technologyLogos(folder)).toThrow(logo);
});

test("a missing client logo is named, and the file to add", () => {
	rmSync(join(folder, "logos/vantora.svg"));
	expect(() => partnerLogos(folder)).toThrow(/"vantora".*logos\/vantora\.svg/);
});

test("a logo whose viewBox starts elsewhere is refused", () => {
	expect(() => sprite(new Map([["a", '<svg viewBox="1 1 9 9"><path d="M0 0h9"/></svg>']]))).toThrow(
		'Logo "a" needs a viewBox that starts at 0 0.',
	);
});
