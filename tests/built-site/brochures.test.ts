import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolve } from "#app/pages/brochures/referenced-section.ts";
import { brochureFile } from "#content/brochure-file.ts";
import { contact } from "#content/contact.ts";
import { menus } from "#content/menus.ts";
import type { Brochure } from "#content/page-schema.ts";
import { site } from "#content/site.ts";
import { CLIENT, htmlOf } from "../support/built-pages.ts";
import { type Pdf, readPdf } from "../support/pdf.ts";

const PAGES = "content/pages";
/** Points: most printers leave a quarter of an inch white. */
const MARGIN = 18;
const nothing: Pdf = { info: {}, marked: false, outline: [], roles: [], pages: [] };
const LARGEST = 1.5 * 1024 * 1024;
/** A4 pages. A brochure that grows longer needs a look at its layout. */
const LONGEST: Record<string, number> = {
	"/techstackpdf": 1,
	"/cloud-services-pdf": 2,
	"/digital-transformation-pdf": 2,
	"/realestate-page-pdf": 2,
	"/App-in-box-pdf": 3,
	"/identity-access-integration-pdf": 3,
	"/powerappspdf": 3,
	"/third-party-api-integration-pdf": 6,
	"/home-page-pdf": 8,
};

const record = (name: string) => JSON.parse(readFileSync(join(PAGES, `${name}.json`), "utf8"));
const names = readdirSync(PAGES).map((file) => file.replace(".json", ""));
const brochures: Brochure[] = names.map(record).filter((one) => "mode" in one);
const pages = Object.fromEntries(names.map((name) => [name, record(name)]));

const made = existsSync(join(CLIENT, "brochures"));
if (!made) console.log("The build has no PDF brochures: their tests are left out.");

/** The text of every card in a brochure's sections. */
function cardTexts({ sections }: Brochure): string[] {
	return sections.flatMap((reference) => {
		const part = resolve(reference, pages);
		if (part.kind === "speciality") {
			return part.integration.insideData.map(({ description }) => description);
		}
		if (part.kind !== "section" || part.section.kind !== "items") return [];
		return part.section.items.map(({ description }) => description);
	});
}

const unspaced = (text: string) => text.replace(/\s+/g, "");

test("each brochure page offers its PDF if, and only if, the build made one", () => {
	for (const { meta } of brochures) {
		const link = `href="${brochureFile(meta.route)}"`;
		expect(htmlOf(meta.route).includes(link), meta.route).toBe(made);
	}
});

test("each page with a brochure leads to it and offers its PDF", () => {
	const brochureRoutes = new Set(menus.sheets.map(({ sheet }) => sheet));
	expect([...brochureRoutes].sort()).toEqual(brochures.map(({ meta }) => meta.route).sort());
	for (const { route, sheet } of menus.sheets) {
		const html = htmlOf(route);
		expect(html, route).toContain(`href="${sheet}"`);
		expect(html.includes(`href="${brochureFile(sheet)}"`), route).toBe(made);
		const about = brochures.find(({ meta }) => meta.route === sheet)?.slide.route ?? "";
		expect([about, about.replace("/our-services/", "/what-we-do/")]).toContain(route);
	}
});

test("the index lists exactly seven pages", () => {
	const main = /<main.*<\/main>/s.exec(htmlOf("/pdf"))?.[0] ?? "";
	const links = [...main.matchAll(/href="(\/[\w-]+pdf)"/g)].map(([, href]) => href);
	expect(links).toEqual(record("pdf").links.map(({ route }: { route: string }) => route));
	expect(links).toHaveLength(7);
});

describe.skipIf(!made).each(brochures)("the PDF of $meta.route", async (brochure) => {
	const { meta, mode, sections, slide, summary } = brochure;
	const file = join(CLIENT, brochureFile(meta.route));
	const pdf = made ? await readPdf(file) : nothing;
	const { pages } = pdf;
	const allText = unspaced(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(""));
	const occurrences = (text: string) => allText.split(unspaced(text)).length - 1;

	test("is at most 1.5 MB and as long as it should be", () => {
		expect(statSync(file).size).toBeLessThan(LARGEST);
		expect(pages.length).toBeGreaterThan(0);
		expect(pages.length).toBeLessThanOrEqual(LONGEST[meta.route] ?? 0);
		// A cover, a page for each section, and one for the contact.
		if (mode === "pdf2") expect(pages.length).toBe(sections.length + 2);
	});

	test("has tags, an outline, a title and a language", () => {
		expect(pdf.marked).toBe(true);
		expect(pdf.roles.filter((role) => role === "H1")).toHaveLength(1);
		for (const role of ["H2", "P", "L", "LI", "Link"]) expect(pdf.roles).toContain(role);
		expect(pdf.outline).toContain(slide.heading1);
		expect(pdf.outline).toContain(contact.heading);
		expect(pdf.info).toMatchObject({
			Language: "en-GB",
			Title: `${meta.title} | ${site.company}`,
		});
	});

	test("embeds its fonts", () => {
		const source = readFileSync(file, "latin1");
		expect(source.match(/\/FontFile2\b/g)?.length).toBeGreaterThan(1);
		expect(source).not.toContain("/Type3");
	});

	test("has links that work and no form fields", () => {
		const links = pages.flatMap(({ links }) => links);
		expect(links.some((link) => new URL(link).pathname === slide.route)).toBe(true);
		expect(links).toContain(`mailto:${site.email}`);
		for (const link of links) {
			expect(link).toMatch(/^(https?:\/\/|mailto:)/);
			if (link.startsWith("http")) expect(() => htmlOf(new URL(link).pathname)).not.toThrow();
		}
		expect(pages.map(({ fields }) => fields)).toEqual(pages.map(() => 0));
		expect(pdf.info.IsAcroFormPresent).toBe(false);
	});

	test("has the text of every card once, and the address to write to", () => {
		for (const text of cardTexts(brochure)) expect(occurrences(text), text).toBe(1);
		expect(occurrences(summary)).toBe(1);
		expect(occurrences(`Write to us: ${site.email}`)).toBe(1);
	});

	test("keeps its text within the margins, with number and title on each page", () => {
		for (const [index, { view, texts }] of pages.entries()) {
			const [left = 0, bottom = 0, right = 0, top = 0] = view;
			for (const one of texts) {
				expect(one.left, one.text).toBeGreaterThan(left + MARGIN);
				expect(one.right, one.text).toBeLessThan(right - MARGIN);
				expect(one.bottom, one.text).toBeGreaterThan(bottom + MARGIN);
				expect(one.bottom, one.text).toBeLessThan(top - MARGIN);
			}
			const lines = texts.map(({ text }) => text);
			expect(lines).toContain(`${index + 1} / ${pages.length}`);
			expect(lines).toContain(`${meta.title} | ${site.company}`);
		}
	});
});
