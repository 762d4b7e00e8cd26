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

test("the script before the first paint is the built one to the letter, which the policy allows, and then the sheets of the site and of the kind of the page follow", () => {
	const code = 'if (1 < 2 && "</p>") {}';
	const page = open(renderPage(home, { ...assets, head: { code } }));
	const [script, ...sheets] = page.querySelectorAll<HTMLElement>(
		"script[data-start], link[rel=stylesheet]",
	);
	expect(script?.textContent).toBe(code);
	expect(script?.dataset).toMatchObject({
		start: assets.start,
		slides: `${home.heroSlides.length}`,
	});
	const linked = sheets.map((sheet) => sheet.getAttribute("href"));
	expect(linked).toEqual([assets.styles, assets.sheets.home]);
});

test("no text of a record can end the structured data early", () => {
	const page = pagesOf("offering")[0] as Page & { kind: "offering" };
	const title = "</script><script>alert(1)</script>";
	const shown = open(renderPage({ ...page, meta: { ...page.meta, title } }, assets));
	expect(shown.scripts).toHaveLength(open(renderPage(page, assets)).scripts.length);
	const json = shown.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
	expect(JSON.stringify(JSON.parse(json))).toContain(title);
});
