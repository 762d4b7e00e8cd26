import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { partnerLogos, sprite, technologyLogos } from "./sprite.ts";

const FIRM = "tests/fixtures/firm";

test("a sprite has a view for every logo, unique ids, and a target for every reference", () => {
	const logos = technologyLogos(FIRM);
	const text = sprite(logos);
	const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id);
	expect(found(/<view id="([^"]+)"/g)).toEqual([...logos.keys()]);
	expect(logos.size).toBeGreaterThan(20);
	const all = found(/\sid="([^"]+)"/g);
	expect(new Set(all).size).toBe(all.length);
	expect(all).toEqual(expect.arrayContaining(found(/(?:url\(#|href="#)([^)"]+)/g)));
});

test("a missing logo is named, with the file to add, and one whose viewBox starts elsewhere", () => {
	const folder = mkdtempSync(join(tmpdir(), "sprite-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	cpSync(FIRM, folder, { recursive: true });
	rmSync(join(folder, "logos/vantora.svg"));
	expect(() => partnerLogos(folder)).toThrow(/"vantora".*logos\/vantora\.svg/);
	for (const logo of ["devicon:no-such-logo", "kit:no-such-glyph"]) {
		writeFileSync(join(folder, "technologies.json"), JSON.stringify({ logos: { one: { logo } } }));
		expect(() => technologyLogos(folder)).toThrow(logo);
	}
	expect(() => sprite(new Map([["a", '<svg viewBox="1 1 9 9"><path d="M0 0h9"/></svg>']]))).toThrow(
		'Logo "a" needs a viewBox that starts at 0 0.',
	);
});
