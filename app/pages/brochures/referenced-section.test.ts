import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Brochure } from "#content/page-schema.ts";
import { type BrochurePages, resolve } from "./referenced-section.ts";

const folder = "content/pages";
const pages: BrochurePages = {};
const brochures: Brochure[] = [];
for (const file of readdirSync(folder)) {
	const record = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
	if ("mode" in record) brochures.push(record);
	else pages[file.replace(".json", "")] = record;
}

test("there are nine brochures", () => {
	expect(brochures).toHaveLength(9);
});

describe.each(brochures)("$meta.route", ({ meta, sections, overview, slide }) => {
	test("takes only sections that exist, each once", () => {
		const keys = sections.map((reference) => resolve(reference, pages).key);
		expect(new Set(keys).size).toBe(keys.length);
	});

	test("is not for search engines, and its slide leads to a page of the site", () => {
		expect(meta.robots).toBe("noindex");
		expect(slide.route).toMatch(/^\//);
		if (overview) expect(pages[overview]?.header.detailedDescription).toBeTruthy();
	});
});

test("a section of an offering is found by its id, an integration by insideData", () => {
	expect(resolve({ page: "cloud-services", section: "keybenefits" }, pages)).toMatchObject({
		kind: "section",
		section: { heading: "Key Benefits" },
	});
	expect(resolve({ page: "document-automation", section: "insideData" }, pages)).toMatchObject({
		kind: "speciality",
	});
	expect(resolve({ page: "home", section: "career" }, pages)).toMatchObject({ kind: "home" });
});

test("a reference to nothing is an error that names it", () => {
	expect(() => resolve({ page: "cloud-services", section: "nowhere" }, pages)).toThrow(
		"cloud-services, nowhere",
	);
	expect(() => resolve({ page: "nobody", section: "keybenefits" }, pages)).toThrow("nobody");
});
