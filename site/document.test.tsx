// @vitest-environment jsdom
import { expect, test } from "vitest";
import { type Page, pagesOf } from "#content/pages.ts";
import type { Assets } from "./assets.ts";
import { renderPage } from "./render.tsx";

const assets: Assets = {
	head: { code: "document.title;" },
	start: "/assets/start.js",
	styles: "/assets/styles.css",
	sheets: { home: "/assets/home.css", text: "/assets/text.css" },
};
const [home] = pagesOf("home");
if (!home) throw new Error("There is no home page.");

const open = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("the script before the first paint is the built one to the letter, which the policy allows", () => {
	const code = 'if (1 < 2 && "</p>") {}';
	const page = open(renderPage(home, { ...assets, head: { code } }));
	const script = page.querySelector<HTMLElement>("script[data-start]");
	expect(script?.textContent).toBe(code);
	expect(script?.dataset).toMatchObject({
		start: assets.start,
		slides: `${home.heroSlides.length}`,
	});
});

test("a page links the style sheet of the site and that of its kind, after the script", () => {
	const page = open(renderPage(home, assets));
	const resources = [...page.querySelectorAll("script[data-start], link[rel=stylesheet]")];
	expect(resources.map((one) => one.getAttribute("href"))).toEqual([
		null,
		assets.styles,
		assets.sheets.home,
	]);
});

const [offering] = pagesOf("offering");
test.skipIf(!offering)("no text of a record can end the structured data early", () => {
	const page = offering as Page & { kind: "offering" };
	const title = "</script><script>alert(1)</script>";
	const shown = open(renderPage({ ...page, meta: { ...page.meta, title } }, assets));
	expect(shown.scripts).toHaveLength(open(renderPage(page, assets)).scripts.length);
	const json = shown.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
	expect(JSON.stringify(JSON.parse(json))).toContain(title);
});
