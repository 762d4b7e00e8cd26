import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { weightMistakes, weightOf } from "./weight.ts";

const build = mkdtempSync(join(tmpdir(), "weight-"));
const client = join(build, "client");
afterAll(() => rmSync(build, { recursive: true }));

/** A text that brotli can shorten to about half. */
const noise = (length: number) =>
	Array.from({ length }, (_, n) => ((n * 7919 * n) % 9973).toString(36))
		.join("")
		.slice(0, length);
const START = "site/browser/start.ts";
const HYDRATE = "site/islands/hydrate.tsx";
const FORM = "site/components/enquiry-form/enquiry-form.tsx";
const LATER = "site/components/enquiry-form/later.tsx";
/** Every script has another length, so that every sum is another. */
const chunks = {
	[START]: { length: 10, imports: ["shared"], dynamicImports: [HYDRATE] },
	shared: { length: 6000 },
	[HYDRATE]: { length: 300 },
	[FORM]: { length: 900, imports: ["shared", START], dynamicImports: [LATER] },
	[LATER]: { length: 9000 },
};
const manifest = Object.entries(chunks).map(([module, chunk], n) => {
	const file = `assets/${n}.js`;
	mkdirSync(join(client, "assets"), { recursive: true });
	writeFileSync(join(client, file), noise(chunk.length));
	return [module, { ...chunk, file }];
});
writeFileSync(join(build, "manifest.json"), JSON.stringify(Object.fromEntries(manifest)));
const css = "a { color: red }";
writeFileSync(join(client, "assets/page.css"), css);

const bytes = (...texts: string[]) =>
	texts.reduce((sum, one) => sum + brotliCompressSync(one).length, 0);
const scripts = (...lengths: number[]) => bytes(...lengths.map(noise));
const head = "document.title;";
const start = `<script data-start="/assets/0.js">${head}</script>`;
const form = '<site-island data-name="form"></site-island>';

test("a page has the script of the frame, and with an island React and its own, but not what that loads later", () => {
	const plain = `<link rel="preload" href="/assets/page.css">${start}`;
	const script = bytes(head) + scripts(10, 6000);
	expect(weightOf(plain, client)).toEqual({ script, html: bytes(plain), css: 0 });
	const styled = plain.replace("preload", "stylesheet");
	expect(weightOf(styled, client).css).toBe(bytes(css));
	expect(weightOf(start + form + form, client).script).toBe(script + scripts(300, 900));
});

test("the script of a page without islands has a limit of its own", () => {
	const mistakes = (script: string, rest = "") =>
		weightMistakes(new Map([["/page", `<script data-start>${script}</script>${rest}`]]), client);
	expect(mistakes(head)).toEqual([]);
	expect(mistakes(noise(20_000))).toEqual([
		expect.stringMatching(/\/page: its script takes \d+ bytes, more than 8192/),
	]);
	expect(mistakes(noise(20_000), form)).toEqual([]);
});
