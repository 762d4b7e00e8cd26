import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { weightMistakes, weightOf } from "./weight.ts";

const build = mkdtempSync(join(tmpdir(), "weight-"));
const client = join(build, "client");
const text = (length: number) => `export const a = "${"x".repeat(length)}";`;
/** A text that brotli can shorten to about half. */
const noise = (length: number) =>
	Array.from({ length }, (_, n) => ((n * 7919 * n) % 9973).toString(36))
		.join("")
		.slice(0, length);
const START = "site/browser/start.ts";
const FORM = "site/components/enquiry-form/enquiry-form.tsx";
const LATER = "site/components/enquiry-form/later.tsx";
/** Every script has another length, so that every sum is another. */
const scripts = {
	[START]: text(10),
	shared: noise(6000),
	"site/islands/hydrate.tsx": text(3000),
	[FORM]: text(40_000),
	[LATER]: text(500_000),
};
const imports: Record<string, object> = {
	[START]: { imports: ["shared"], dynamicImports: ["site/islands/hydrate.tsx"] },
	[FORM]: { imports: ["shared", START], dynamicImports: [LATER] },
};
const css = "a { color: red }";
const head = "document.title;";
const bytes = (...texts: string[]) =>
	texts.reduce((sum, one) => sum + brotliCompressSync(one).length, 0);

beforeAll(() => {
	mkdirSync(join(client, "assets"), { recursive: true });
	const chunks = Object.entries(scripts).map(([module, script], n) => {
		const file = `assets/${n}.js`;
		writeFileSync(join(client, file), script);
		return [module, { file, ...imports[module] }];
	});
	writeFileSync(join(build, "manifest.json"), JSON.stringify(Object.fromEntries(chunks)));
	writeFileSync(join(client, "assets/page.css"), css);
});
afterAll(() => rmSync(build, { recursive: true }));

const start = `<script data-start="/assets/0.js">${head}</script>`;
const form = '<site-island data-name="form"></site-island>';
const [startScript = "", shared = "", hydrate = "", formScript = ""] = Object.values(scripts);

test("a page without islands has the script of the frame, with what it imports at once", () => {
	const page = `<link rel="preload" href="/assets/page.css">${start}`;
	const weight = { script: bytes(head, startScript, shared), html: bytes(page), css: 0 };
	expect(weightOf(page, client)).toEqual(weight);
	const styled = page.replace("preload", "stylesheet");
	expect(weightOf(styled, client)).toEqual({ ...weight, html: bytes(styled), css: bytes(css) });
});

test("an island brings React and its own script, each once, but not what it loads later", () => {
	const script = bytes(head, startScript, shared, hydrate, formScript);
	expect(weightOf(start + form + form, client).script).toBe(script);
});

test("the script of a page without islands has a limit of its own", () => {
	const mistakes = (script: string) =>
		weightMistakes(new Map([["/page", `<script data-start>${script}</script>`]]), client).join();
	expect(mistakes(head)).toBe("");
	expect(mistakes(noise(20_000))).toMatch(/\/page: its script takes \d+ bytes, more than 8192/);
	expect(mistakes(`${noise(20_000)}</script>${form}<script>`)).toBe("");
});
