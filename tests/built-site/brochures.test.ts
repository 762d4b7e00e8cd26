import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolve } from "#app/pages/brochures/referenced-section.ts";
import { brochureFile } from "#content/brochure-file.ts";
import type { Brochure } from "#content/page-schema.ts";
import { site } from "#content/records.ts";
import { htmlOf } from "../support/built-pages.ts";

const CLIENT = "build/client";
const PAGES = "content/pages";
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
	"/third-party-api-integration-pdf": 5,
	"/home-page-pdf": 8,
};

const record = (name: string) => JSON.parse(readFileSync(join(PAGES, `${name}.json`), "utf8"));
const names = readdirSync(PAGES).map((file) => file.replace(".json", ""));
const brochures: Brochure[] = names.map(record).filter((one) => "mode" in one);
const pages = Object.fromEntries(names.map((name) => [name, record(name)]));

const made = existsSync(join(CLIENT, "brochures"));
const reader = spawnSync("pdftotext", ["-v"]).error === undefined;
if (!made) console.log("The build has no brochures: their tests are skipped.");
if (!reader) console.log("No pdftotext here: the words of the brochures are not read.");

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

test("the index lists exactly seven pages", () => {
	const main = /<main.*<\/main>/s.exec(htmlOf("/pdf"))?.[0] ?? "";
	const links = [...main.matchAll(/href="(\/[\w-]+pdf)"/g)].map(([, href]) => href);
	expect(links).toEqual(record("pdf").links.map(({ route }: { route: string }) => route));
	expect(links).toHaveLength(7);
});

describe.skipIf(!made).each(brochures)("the PDF of $meta.route", (brochure) => {
	const { meta, mode, sections, slide } = brochure;
	const file = join(CLIENT, brochureFile(meta.route));
	const bytes = made ? readFileSync(file) : Buffer.alloc(0);
	const source = bytes.toString("latin1");
	const pageCount = source.match(/\/Type \/Page\b/g)?.length ?? 0;

	test("is small, and as long as it should be", () => {
		expect(bytes.length).toBeLessThan(LARGEST);
		expect(pageCount).toBeGreaterThan(0);
		expect(pageCount).toBeLessThanOrEqual(LONGEST[meta.route] ?? 0);
		// A cover, a page for each section, and one for the contact.
		if (mode === "pdf2") expect(pageCount).toBe(sections.length + 2);
	});

	test("is tagged and outlined, with title and language", () => {
		expect(source).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
		expect(source).toContain("/StructTreeRoot");
		expect(source).toContain("/Outlines");
		expect(source).toContain("/Lang (en-GB)");
		expect(source).toContain(`/Title (${meta.title} | ${site.company})`);
	});

	test("has working links, and nothing to fill in", () => {
		const links = [...source.matchAll(/\/URI \((.*?)\)/g)].map(([, address]) => address ?? "");
		expect(links.some((link) => new URL(link).pathname === slide.route)).toBe(true);
		expect(links).toContain(`mailto:${site.email}`);
		for (const link of links) expect(link).toMatch(/^(https?:\/\/|mailto:)/);
		expect(source).not.toMatch(/\/AcroForm|\/Subtype \/Widget/);
	});

	test.skipIf(!reader)("says the text of every card once, and the way to write", () => {
		const { stdout } = spawnSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" });
		const words = unspaced(stdout);
		for (const text of cardTexts(brochure)) {
			expect(words.split(unspaced(text)).length - 1, text).toBe(1);
		}
		expect(words).toContain(unspaced(`Write to us: ${site.email}`));
		expect(words).toContain(unspaced(brochure.summary));
	});
});
