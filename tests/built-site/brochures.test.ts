import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolve } from "#app/pages/brochures/referenced-section.ts";
import { brochureFile } from "#content/brochure-file.ts";
import { contact } from "#content/contact.ts";
import { menus } from "#content/menus.ts";
import type { Brochure } from "#content/page-schema.ts";
import { site } from "#content/site.ts";
import { htmlOf } from "../support/built-pages.ts";
import { type Pdf, readPdf } from "../support/pdf.ts";

const CLIENT = "build/client";
const PAGES = "content/pages";
/** Points of paper that most printers leave white: a quarter of an inch. */
const MARGIN = 18;
const nothing: Pdf = { info: {}, marked: false, outline: [], roles: [], pages: [] };
const LARGEST = 1.5 * 1024 * 1024;
/** A4 pages: a brochure that grows past this wants an eye on its layout. */
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
if (!made) console.log("The build has no brochures: their tests are skipped.");

/** What every card of a brochure's own sections says. */
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

test("each page for paper offers its PDF exactly when there is one", () => {
	for (const { meta } of brochures) {
		const link = `href="${brochureFile(meta.route)}"`;
		expect(htmlOf(meta.route).includes(link), meta.route).toBe(made);
	}
});

test("each page that has one leads to its page for paper and offers its PDF", () => {
	const papers = new Set(menus.sheets.map(({ sheet }) => sheet));
	expect([...papers].sort()).toEqual(brochures.map(({ meta }) => meta.route).sort());
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
	const words = unspaced(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(""));
	const timesSaid = (text: string) => words.split(unspaced(text)).length - 1;

	test("is small, and as long as it should be", () => {
		expect(statSync(file).size).toBeLessThan(LARGEST);
		expect(pages.length).toBeGreaterThan(0);
		expect(pages.length).toBeLessThanOrEqual(LONGEST[meta.route] ?? 0);
		// A cover, a page for each section, and one for the contact.
		if (mode === "pdf2") expect(pages.length).toBe(sections.length + 2);
	});

	test("is tagged and outlined, with title and language", () => {
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

	test("brings its fonts along, as fonts", () => {
		const source = readFileSync(file, "latin1");
		expect(source.match(/\/FontFile2\b/g)?.length).toBeGreaterThan(1);
		expect(source).not.toContain("/Type3");
	});

	test("has working links, and nothing to fill in", () => {
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

	test("says the text of every card once, and the way to write", () => {
		for (const text of cardTexts(brochure)) expect(timesSaid(text), text).toBe(1);
		expect(timesSaid(summary)).toBe(1);
		expect(timesSaid(`Write to us: ${site.email}`)).toBe(1);
	});

	test("has all of its text on the paper, with the number and the title on each page", () => {
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
