import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropFonts, writePageStyles } from "./page-styles.ts";

let client: string;

beforeAll(() => {
	client = mkdtempSync(join(tmpdir(), "page-styles-"));
	mkdirSync(join(client, "assets"));
});
afterAll(() => rmSync(client, { recursive: true }));

const FONT = '<link rel="preload" as="font" href="/text.woff2"/>';

function page(body: string, css: string) {
	writeFileSync(join(client, "assets/style-1a.css"), css);
	const html = `<head>${FONT}<link rel="stylesheet" href="/assets/style-1a.css"/></head>${body}`;
	const written = writePageStyles(html, client);
	const href = /<link rel="stylesheet" href="([^"]+)"/.exec(written)?.[1] ?? "";
	return { html: written, href, css: readFileSync(join(client, href), "utf8") };
}

test.each([
	["an element", "p{color:red}"],
	["a class of the page", ".used{color:red}"],
	["a state", ".used:hover:not([open]){color:red}"],
	["an attribute that script may set", '[data-theme="dark"] .used{color:red}'],
	["one class of several", ".unused,.used{color:red}"],
	["the absence of a class", "p:not(.unused){color:red}"],
	["print", "@media print{.used{color:red}}"],
])("a page keeps its rule for %s", (_, rule) => {
	expect(page('<p class="other used">', rule).css).toContain("color:red");
});

test.each([
	["a class that the page does not have", ".unused{color:red}"],
	["an element with such a class", "p.used.unused{color:red}"],
	["what is inside of such a class", ".unused{& .used{color:red}}"],
	["such a class inside of another", ".used{& .unused{color:red}}"],
])("a page does not get a rule for %s", (_, rule) => {
	expect(page('<p class="used">', rule).css).not.toContain("color");
});

test("a page's rule has no newer syntax than the bundler's", () => {
	const rule = ".used{animation:linear both rise;animation-timeline:view()}";
	expect(page('<p class="used">', rule).css).toBe(rule);
});

test("the order of the layers stays the same without their rules", () => {
	const { css } = page(
		"<p>",
		"@layer base,late;@layer late{p{top:0}}@layer base{.unused{top:1px}}",
	);
	expect(css.indexOf("@layer base")).toBe(0);
	expect(css).toContain("@layer late{");
});

test("pages with the same rules share a file", () => {
	const css = ".used{top:0}.unused{top:1px}";
	expect(page('<p class="used">', css).href).toBe(page('<a class="used">', css).href);
	expect(page('<p class="unused">', css).href).not.toBe(page('<p class="used">', css).href);
});

test("the whole style sheet stays, after the page's own, for the script", () => {
	const { html, href } = page("<p>", "p{top:0}");
	expect(html).toContain(`<link rel="preload" as="style" href="${href}"/>${FONT}`);
	const links = `<link rel="stylesheet" href="${href}"/><link rel="later" href="/assets/style-1a.css"/>`;
	expect(html).toContain(links);
});

test("no style sheet stands before a script of the head", () => {
	writeFileSync(join(client, "assets/style-1a.css"), "p{top:0}");
	const component = '<link rel="stylesheet" href="/assets/quality.css" data-precedence="page"/>';
	const head = `${component}<script>0</script>${FONT}<link rel="stylesheet" href="/assets/style-1a.css"/>`;
	const html = writePageStyles(`<head>${head}</head>`, client);
	const announced = '<link rel="preload" as="style" href="/assets/quality.css"/>';
	expect(html.startsWith(`<head><script>0</script>${announced}<link rel="preload"`)).toBe(true);
	expect(html).toContain(`${FONT}${component}<link rel="stylesheet" href="/assets/page-`);
});

test("a page without a style sheet or a font is an error", () => {
	expect(() => writePageStyles(`<head>${FONT}</head>`, client)).toThrow("no style sheet");
	const withoutFont = '<link rel="stylesheet" href="/assets/style-1a.css"/>';
	expect(() => writePageStyles(withoutFont, client)).toThrow("no font");
});

test("only the page's own sheet declares the typefaces", () => {
	const font = '@font-face{font-family:Display;src:url("/display.woff2")}';
	const { html, css } = page("<p>", `${font}p{top:0}`);
	dropFonts([html], client);
	const whole = readFileSync(join(client, "assets/style-1a.css"), "utf8");
	expect(css).toContain("@font-face");
	expect(whole).not.toContain("@font-face");
	expect(whole).toContain("p{top:0}");
});
