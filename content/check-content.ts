/** Checks every content file; used by the build, the tests and `npm run check`. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import { type Claims, claimsSchema } from "./claims-schema.ts";
import { integrationSchema, pageSchemaOf } from "./page-schema.ts";
import { recordName } from "./record-name.ts";
import { files } from "./schema.ts";
import { unregisteredClaims } from "./unregistered-claims.ts";

const here = new URL("./", import.meta.url);

const CLAIMS = "claims.json";
const schemas: Record<string, v.GenericSchema> = { ...files, [CLAIMS]: claimsSchema };

type Found = { json: unknown } | { mistake: string };

/** @param text of the file, when it is not the one in the folder */
function read(folder: URL, file: string, text?: string): Found {
	try {
		return { json: JSON.parse(text ?? readFileSync(new URL(file, folder), "utf8")) };
	} catch (error) {
		return { mistake: `${file}: ${error instanceof Error ? error.message : String(error)}` };
	}
}

/** One line a mistake of one content file, with its field. */
function checkJson(file: string, json: unknown, claims: Claims | undefined): string[] {
	const schema = schemaOf(file, json);
	if (!schema) return [`${file}: no schema knows this file`];
	const { issues = [] } = v.safeParse(schema, json);
	return [
		...issues.map((issue) => `${file}, ${v.getDotPath(issue)}: ${issue.message}`),
		...misnamed(file, json),
		...(claims && file !== CLAIMS ? unregisteredClaims(file, json, claims) : []),
	];
}

/** An integration page is found by its record's name. */
function misnamed(file: string, json: unknown): string[] {
	const { success, output } = v.safeParse(integrationSchema, json);
	if (!success || file === `pages/${recordName(output.meta.route)}.json`) return [];
	const name = basename(file, ".json");
	return [`${file}, meta.route: must end in the file's name, /${name}`];
}

/** The schema of a content file, named from content/. */
export function schemaOf(file: string, json: unknown): v.GenericSchema | undefined {
	return file.startsWith("pages/") ? pageSchemaOf(json) : schemas[file];
}

/** The register of claims, unless it is broken; its own check says how. */
export function readClaims(folder: URL = here, text?: string): Claims | undefined {
	const found = read(folder, CLAIMS, text);
	const result = "json" in found ? v.safeParse(claimsSchema, found.json) : undefined;
	return result?.success ? result.output : undefined;
}

/** Every content file, named from content/. */
export function contentFiles(folder: URL = here): string[] {
	const pages = readdirSync(new URL("pages/", folder)).map((file) => `pages/${file}`);
	return [...Object.keys(schemas), ...pages];
}

/**
 * Returns one line a mistake, with file and field: `home.json, heroSlides.2.route: …`.
 * @param changed texts to check in the place of the files of that name
 */
export function checkContent(folder: URL = here, changed: Record<string, string> = {}): string[] {
	const claims = readClaims(folder, changed[CLAIMS]);
	return contentFiles(folder).flatMap((file) => {
		const found = read(folder, file, changed[file]);
		return "mistake" in found ? [found.mistake] : checkJson(file, found.json, claims);
	});
}
