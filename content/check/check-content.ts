/** Checks every content file. The build, the editor and `npm run check` use it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { today } from "#shared/vacancy-days.ts";
import { type Page, parsePage } from "../pages.ts";
import { lineOf, parseRecord } from "../record-file.ts";
import { type Claims, claimsSchema } from "../schema/claims.ts";
import { fileSchemas, type Site } from "../schema/files.ts";
import { pageSchema } from "../schema/page.ts";
import { unknownNames } from "../text-blocks.ts";
import { articleMistakes } from "./articles.ts";
import { unregisteredClaims } from "./claims-in-copy.ts";
import { type ContentError, fileOf } from "./content-error.ts";
import { missingPictureTexts } from "./picture-texts.ts";
import { brokenReferences, missingRenders } from "./references.ts";
import { unknownTechnologies } from "./technologies.ts";
import { vacancyMistakes } from "./vacancies.ts";
import { visibleCopy } from "./visible-copy.ts";

const contentFolder = new URL("../../company/", import.meta.url);

/** Mistakes stop the build. Warnings do not; the owner judges them before the launch. */
export type ContentReport = { mistakes: ContentError[]; warnings: ContentError[] };

const unknownFacts = (pages: Page[], site: Site) =>
	pages.flatMap((page) =>
		(page.kind === "text" ? unknownNames(page.blocks, site) : []).map(
			({ field, name }): ContentError => ({
				...{ file: fileOf(page), path: field, code: "no-fact", about: "site.json" },
				message: `site.json has no fact {${name}}`,
			}),
		),
	);

/** Cases, quotes and people whose claim is not in the register; they would never be shown. */
const unknownClaims = (pages: Page[], register: Claims | undefined) =>
	pages.flatMap((page) => {
		const { heading, ...slots } = page.kind === "quality" ? page.proof : { heading: "" };
		const known = new Set(register?.claims.map(({ id }) => id));
		return Object.entries(slots)
			.filter(([, slot]) => !known.has(slot.claim))
			.map(
				([name, { claim }]): ContentError => ({
					...{ file: fileOf(page), path: `proof.${name}.claim`, code: "no-claim" },
					...{ message: `claims.json has no claim “${claim}”`, about: "claims.json" },
				}),
			);
	});

/** Client logos without a drawing, which the site could not show. */
const missingLogos = (folder: URL, partners: unknown) =>
	(partners as { source: string }[]).flatMap(({ source }, n): ContentError[] => {
		if (existsSync(new URL(`logos/${source}.svg`, folder))) return [];
		const message = `there is no drawing of the name “${source}”`;
		return [{ file: "partners.json", path: `${n}.source`, code: "no-logo", message }];
	});

type ParsedFile = { file: string; content?: string; json?: unknown; mistakes: ContentError[] };

/** The paths of all content files, relative to company/. */
export function contentFiles(folder: URL = contentFolder): string[] {
	const pages = readdirSync(new URL("pages/", folder)).map((file) => `pages/${file}`);
	return [...Object.keys(fileSchemas), ...pages];
}

const isPageFile = (file: string) => file.startsWith("pages/");

/** The schema of a content file. @param file path relative to company/ */
export function schemaOf(file: string): v.GenericSchema | undefined {
	if (isPageFile(file)) return pageSchema;
	return (fileSchemas as Record<string, v.GenericSchema>)[file];
}

/** Control characters but the line break, halves of emoji, and what stands for bytes that were no text. */
const UNREADABLE = /[^\P{Cc}\n]|[\p{Cs}\ufffd]/u;

/** The record of a Markdown file with each line of its text as a field. */
const byLine = (file: string, json: unknown) =>
	file.endsWith(".md") ? { ...Object(json), text: Object(json).text.split("\n") } : json;

const unreadableTexts = (file: string, json: unknown) =>
	visibleCopy(byLine(file, json))
		.filter(({ text }) => UNREADABLE.test(text))
		.map(({ field: path }): ContentError => {
			const message = "has half an emoji or a control character: type the words around it again";
			return { file, path, code: "unreadable", message };
		});

function readContentFile(folder: URL, file: string, text?: string): ParsedFile {
	try {
		const content = text ?? readFileSync(new URL(file, folder), "utf8");
		const json = parseRecord(file, content);
		const schema = schemaOf(file);
		if (!schema) throw new Error("there is no schema for this file");
		const { issues = [] } = v.safeParse(schema, json);
		const mistakes = issues.map((issue): ContentError => {
			const path = v.getDotPath(issue);
			return { file, ...(path ? { path } : {}), code: "schema", message: issue.message };
		});
		return { file, content, json, mistakes: [...mistakes, ...unreadableTexts(file, json)] };
	} catch (error) {
		return { file, mistakes: [{ file, code: "json", message: (error as Error).message }] };
	}
}

/** The register of claims; undefined if claims.json is invalid, which `checkContent` reports. */
export function readClaims(folder: URL = contentFolder, text?: string): Claims | undefined {
	const result = v.safeParse(claimsSchema, readContentFile(folder, "claims.json", text).json);
	return result.success ? result.output : undefined;
}

/**
 * Checks each file against its schema and then the references between files.
 * @param changed contents to check instead of those on disk, by file; null for a file to leave out
 */
export function checkContent(
	folder: URL = contentFolder,
	changed: Record<string, string | null> = {},
): ContentReport {
	const files = [...new Set([...contentFiles(folder), ...Object.keys(changed)])]
		.filter((file) => changed[file] !== null)
		.map((file) => readContentFile(folder, file, changed[file] ?? undefined));
	const located = (found: ContentError[]) =>
		found.map((mistake): ContentError => {
			const content = files.find(({ file }) => file === mistake.file)?.content;
			if (!mistake.file.endsWith(".md") || content === undefined) return mistake;
			const { path } = mistake;
			return {
				...mistake,
				line: lineOf(content, path),
				...(path && { path: path.replace(/\.\d+$/, "") }),
			};
		});
	const mistakes = files.flatMap((file) => file.mistakes);
	if (mistakes.length > 0) return { mistakes: located(mistakes), warnings: [] };
	const pages = files
		.filter(({ file }) => isPageFile(file))
		.flatMap(({ file, json }) => parsePage(file.replace(/^pages\/|\.\w+$/g, ""), json).page ?? []);
	const technologies = files.find(({ file }) => file === "technologies.json")?.json;
	const site = files.find(({ file }) => file === "site.json")?.json as Site;
	const register = readClaims(folder, changed["claims.json"] ?? undefined);
	return {
		mistakes: located([
			...brokenReferences(pages),
			...missingRenders(pages),
			...missingPictureTexts(pages),
			...unknownTechnologies(pages, technologies),
			...vacancyMistakes(pages, today()),
			...articleMistakes(pages),
			...missingLogos(folder, files.find(({ file }) => file === "partners.json")?.json),
			...unknownFacts(pages, site),
			...unknownClaims(pages, register),
		]),
		warnings: located(
			files.flatMap(({ file, json }) =>
				register ? unregisteredClaims(file, byLine(file, json), register) : [],
			),
		),
	};
}
