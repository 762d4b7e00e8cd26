// @vitest-environment jsdom
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { brochureFile } from "#content/brochure-file.ts";
import { brochureSection } from "#content/brochure-sections.ts";
import { homeSection } from "#content/home-sections.ts";
import { subjectOf } from "#content/navigation.ts";
import { type PageOf, pagesOf, routesOf } from "#content/pages.ts";
import type { Site } from "#content/schema/files.ts";
import { fill } from "#shared/fill.ts";
import { CLIENT, htmlOf } from "../support/built-pages.ts";
import { type Pdf, readPdf } from "../support/pdf.ts";

/** In points. Most printers cannot print on the outer quarter of an inch. */
const MARGIN = 18;
const MAX_BYTES = 1.5 * 1024 * 1024;
/** The most A4 pages of brochures whose layout was made for fewer than `MOST_PAGES`. */
const MAX_PAGES: Record<string, number> = {
	"/techstackpdf": 1,
	"/cloud-services-pdf": 2,
	"/digital-transformation-pdf": 2,
	"/realestate-page-pdf": 2,
	"/supplier-pack-pdf": 5,
	"/App-in-box-pdf": 3,
	"/identity-access-integration-pdf": 3,
	"/powerappspdf": 3,
	"/third-party-api-integration-pdf": 6,
	"/home-page-pdf": 8,
};

const MOST_PAGES = 8;
const { officeHours, replyWithin, answeredBy } = site as Site;
/** The page that a contact panel with these facts may need. */
const MORE_PAGES = officeHours || replyWithin || answeredBy ? 1 : 0;

const brochures = pagesOf("brochure");

const hasPdfs = existsSync(join(CLIENT, "brochures"));
if (!hasPdfs) console.log("The build has no PDF brochures: skipping their tests.");

/** The text of every card in the sections of a brochure. */
const cardTexts = ({ sections }: PageOf<"brochure">) =>
	sections.map(brochureSection).flatMap((section) => {
		if (section.kind === "integration") return section.insideData.map((one) => one.description);
		if (section.kind !== "section" || section.section.kind !== "items") return [];
		return section.section.items.map(({ description }) => description);
	});

/** The addresses of the links in a page, or in a part of it. */
function linksIn(path: string, part = ""): (string | null)[] {
	const page = new DOMParser().parseFromString(htmlOf(path), "text/html");
	return [...page.querySelectorAll(`${part} a[href]`)].map((link) => link.getAttribute("href"));
}

const unspaced = (text: string) => text.replace(/\s+/g, "");

test("each brochure, and each page that has one, offers its PDF if and only if the build made one", () => {
	for (const brochure of brochures) {
		const subjects = routesOf(subjectOf(brochure));
		for (const route of subjects) expect(linksIn(route), route).toContain(brochure.route);
		for (const route of [brochure.route, ...subjects])
			expect(linksIn(route).includes(brochureFile(brochure.route)), route).toBe(hasPdfs);
	}
});

test("the brochure index lists every brochure with a note", () => {
	const links = linksIn("/pdf", "main").filter((href) => /^[^.]*pdf$/.test(href ?? ""));
	expect(links).toEqual(brochures.filter(({ note }) => note).map(({ route }) => route));
});

describe.skipIf(!hasPdfs).each(brochures)("the PDF of $route", (brochure) => {
	const { route, meta, mode, sections, slide, summary } = brochure;
	const file = join(CLIENT, brochureFile(route));
	const title = `${meta.title} | ${site.company}`;
	let pdf: Pdf;
	beforeAll(async () => {
		pdf = await readPdf(file);
	});

	test("is within its limits for file size and page count, and embeds its fonts", () => {
		expect(statSync(file).size).toBeLessThan(MAX_BYTES);
		const count = pdf.pages.length;
		expect(
			count,
			`The PDF of ${route} has grown by a page: shorten its texts, or look at its layout and change MAX_PAGES in tests/built-site/brochures.test.ts.`,
		).toBeLessThanOrEqual((MAX_PAGES[route] ?? MOST_PAGES) + MORE_PAGES);
		// A cover, one page per section, and a contact page.
		if (mode === "pdf2") expect(count).toBe(sections.length + 2);
		const source = readFileSync(file, "latin1");
		expect(source.match(/\/FontFile2\b/g)?.length).toBeGreaterThan(1);
		expect(source).not.toContain("/Type3");
	});

	test("has tags, an outline, a title, a language, working links and no form", () => {
		expect(pdf.marked).toBe(true);
		expect(pdf.roles.filter((role) => role === "H1")).toHaveLength(1);
		for (const role of ["H2", "P", "L", "LI", "Link"]) expect(pdf.roles).toContain(role);
		expect(pdf.outline).toContain(slide.heading1);
		expect(pdf.outline).toContain(homeSection("contact").heading);
		expect(pdf.info).toMatchObject({ Language: "en-GB", Title: title, IsAcroFormPresent: false });
		const links = pdf.pages.flatMap(({ links }) => links);
		expect(links.some((link) => new URL(link).pathname === subjectOf(brochure).route)).toBe(true);
		expect(links).toContain(`mailto:${site.email}`);
		for (const link of links) {
			expect(link).toMatch(/^(https?:\/\/|mailto:)/);
			if (link.startsWith("http")) expect(() => htmlOf(new URL(link).pathname)).not.toThrow();
		}
	});

	test("has the text of every card once, within the margins, and its title and number on each page", () => {
		for (const [index, { width, height, texts }] of pdf.pages.entries()) {
			for (const { text, left, right, bottom } of texts) {
				expect(Math.min(left, bottom), text).toBeGreaterThan(MARGIN);
				expect(right, text).toBeLessThan(width - MARGIN);
				expect(bottom, text).toBeLessThan(height - MARGIN);
			}
			const lines = texts.map(({ text }) => text);
			expect(lines).toEqual(expect.arrayContaining([`${index + 1} / ${pdf.pages.length}`, title]));
		}
		const all = pdf.pages.flatMap(({ texts }) => texts.map(({ text }) => unspaced(text))).join("");
		for (const text of [...cardTexts(brochure), summary, fill(ui.writeTo, site)])
			expect(all.split(unspaced(text)), text).toHaveLength(2);
	});
});
