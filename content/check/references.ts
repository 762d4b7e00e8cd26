/** Checks that the pages, sections and renders to which records refer exist. */
import { existsSync } from "node:fs";
import { isArticle } from "../navigation.ts";
import type { Page } from "../pages.ts";
import {
	closingRender,
	cutoutRender,
	nightRender,
	renderFile,
	renderWidths,
	squareRender,
	stripRender,
	wideRender,
} from "../renders.ts";
import type { SlideRecord } from "../schema/fields.ts";
import type { SectionReference } from "../schema/page.ts";
import { picturesIn } from "./articles.ts";
import { type ContentError, type ErrorCode, fileOf } from "./content-error.ts";

/** Pictures that a component draws. All others are renders in company/public/art. */
export const MARKS = new Set(["mark", "mark-with-gap"]);

type Reference = { field: string; id: string };

const fieldPath = (...keys: (string | number)[]) => keys.join(".");

function slidesOf(page: Page): { path: string; slide: SlideRecord }[] {
	const [name, slides] =
		page.kind === "home"
			? ["heroSlides", page.heroSlides]
			: ["slides.items", (page.kind === "offering" && page.slides?.items) || []];
	return slides.map((slide, n) => ({ path: fieldPath(name, n), slide }));
}

/** The references of a record to other pages. */
function referencesOf(page: Page): Reference[] {
	const slides = slidesOf(page).flatMap(({ path, slide }) =>
		"page" in slide ? [{ field: fieldPath(path, "page"), id: slide.page }] : [],
	);
	if (page.kind === "brochure") {
		const sections = page.sections.flatMap((section, n) =>
			"page" in section ? [{ field: fieldPath("sections", n, "page"), id: section.page }] : [],
		);
		return [{ field: "of", id: page.of }, ...sections];
	}
	if (page.kind === "company") return [{ field: "more.page", id: page.more.page }];
	if (page.kind === "quality") {
		const { more } = page.samples;
		return more ? [{ field: "samples.more.page", id: more.page }] : [];
	}
	if (page.kind !== "offering") return slides;
	const links = page.sections.flatMap((section, n) =>
		section.kind === "links"
			? (section.items ?? []).map(({ page: id }, item) => ({
					field: fieldPath("sections", n, "items", item, "page"),
					id,
				}))
			: [],
	);
	return [...slides, ...links];
}

/** The section of home of which a page is the record. */
const sectionOf = (page: Page) => ("section" in page ? page.section : undefined);

/** Whether the page has the section to which a brochure refers. */
function hasSection(page: Page, reference: SectionReference): boolean {
	if ("panel" in reference || page.kind === "home") return true;
	if (page.kind === "integration") return reference.section === "insideData";
	if (page.kind === "text") return reference.section === "text";
	if (page.kind === "quality") {
		return ["figures", ...page.samples.sheets.map(({ id }) => id)].includes(reference.section);
	}
	return page.kind === "offering" && page.sections.some(({ id }) => id === reference.section);
}

/**
 * An error for each reference to a missing page or section or to a vacancy, and for each duplicate
 * route.
 */
export function brokenReferences(pages: readonly Page[]): ContentError[] {
	const byId = new Map(pages.map((page) => [page.id, page]));
	return pages.flatMap((page) => {
		const error = (path: string, code: ErrorCode, message: string, about?: string) => ({
			...{ file: fileOf(page), path, code, message },
			...(about ? { about } : {}),
		});
		const missing = referencesOf(page)
			.filter(({ id }) => !byId.has(id))
			.map(({ field, id }) => error(field, "no-page", `there is no page “${id}”`));
		const passing = referencesOf(page)
			.filter(({ id }) => byId.get(id)?.kind === "vacancy")
			.map(({ field, id }) =>
				error(field, "closing-page", `${id} is a vacancy, whose page closes by itself`),
			);
		const shown =
			page.kind === "home"
				? page.sections.map((section, n) => ({ path: `sections.${n}`, section }))
				: page.kind === "brochure"
					? page.sections.flatMap((reference, n) =>
							"page" in reference && byId.get(reference.page)?.kind === "home"
								? [{ path: `sections.${n}.section`, section: reference.section }]
								: [],
						)
					: [];
		const withoutRecord = shown
			.filter(({ section }) => !["partners", "papers", "career"].includes(section))
			.filter(({ section }) => !pages.some((other) => sectionOf(other) === section))
			.map(({ path, section }) =>
				error(path, "no-section", `no page has the section “${section}”; leave it out`),
			);
		const sections = page.kind === "brochure" ? page.sections : [];
		const missingSections = sections.flatMap((reference, n) => {
			const target = "page" in reference ? byId.get(reference.page) : undefined;
			if (!target || hasSection(target, reference) || !("section" in reference)) return [];
			const message = `the page ${target.id} has no section “${reference.section}”`;
			return [error(`sections.${n}.section`, "no-section", message)];
		});
		const duplicates = pages
			.filter((other) => other.id < page.id && other.route === page.route)
			.map(fileOf)
			.map((other) => error("route", "same-address", `${other} has the same address`, other));
		return [...missing, ...passing, ...withoutRecord, ...missingSections, ...duplicates];
	});
}

type PictureUse = { field: string; picture: string };

const PICTURE_FIELDS = new Set(["picture", "cardPicture", "panelPicture", "ground"]);

/** Every picture that a record names, with its field. */
function namedPictures(json: unknown, path: (string | number)[] = []): PictureUse[] {
	if (typeof json !== "object" || json === null) return [];
	return Object.entries(json).flatMap(([key, value]) => {
		const field = [...path, key];
		return typeof value === "string" && PICTURE_FIELDS.has(key)
			? [{ field: fieldPath(...field), picture: value }]
			: namedPictures(value, field);
	});
}

/** The cuts that a page shows of a picture, beside the standard one. */
function cutsOf(page: Page): PictureUse[] {
	const { picture } = page;
	const cuts: PictureUse[] = [];
	if (page.kind === "offering" && page.group === "solutions")
		cuts.push({ field: "picture", picture: wideRender(picture) });
	if ("cta" in page && page.cta) {
		const own = "picture" in page.cta ? page.cta.picture : undefined;
		cuts.push({ field: own ? "cta.picture" : "picture", picture: closingRender(own ?? picture) });
	}
	if (page.kind === "contact")
		cuts.push({ field: "picture", picture: cutoutRender(squareRender(picture)) });
	if (page.kind === "company") {
		for (const cut of [stripRender, squareRender])
			cuts.push({ field: "timeline.picture", picture: cut(page.timeline.picture) });
	}
	return cuts;
}

/** The pictures that a page shows. Slides show the wide cut, of their page's picture if they have none. */
function picturesOf(page: Page, pages: readonly Page[]): PictureUse[] {
	const slides = slidesOf(page).flatMap(({ path, slide }) => {
		const target = "page" in slide ? pages.find(({ id }) => id === slide.page) : undefined;
		const picture = slide.picture ?? target?.picture;
		return picture && !MARKS.has(picture)
			? [picture, wideRender(picture)].map((one) => ({
					field: fieldPath(path, "picture"),
					picture: one,
				}))
			: [];
	});
	return [
		...namedPictures(page),
		...(MARKS.has(page.picture) ? [] : cutsOf(page)),
		...(isArticle(page) ? picturesIn(page) : []),
		...slides,
	];
}

const filesOf = (render: string) =>
	renderWidths(render).flatMap((width) =>
		(["avif", "webp"] as const).map((type) => `company/public${renderFile(render, width, type)}`),
	);

/** An error for each field with a picture of which company/public/art lacks a file. */
export function missingRenders(pages: readonly Page[]): ContentError[] {
	return pages.flatMap((page) => {
		const missing = new Map<string, string>();
		for (const { field, picture } of picturesOf(page, pages)) {
			if (MARKS.has(picture) || missing.has(field)) continue;
			const renders = picture.endsWith("-night") ? [picture] : [picture, nightRender(picture)];
			const file = renders.flatMap(filesOf).find((one) => !existsSync(one));
			if (file) missing.set(field, file);
		}
		return [...missing].map(([path, file]): ContentError => {
			return { file: fileOf(page), path, code: "no-picture", message: `there is no ${file}` };
		});
	});
}
