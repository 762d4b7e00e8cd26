/** Checks every content file; used by the build, the tests and `npm run check`. */
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { type Claims, claimsSchema } from "./claims-schema.ts";
import { pageSchemaOf } from "./page-schema.ts";
import { files } from "./schema.ts";
import { unregisteredClaims } from "./unregistered-claims.ts";

const here = new URL("./", import.meta.url);

const CLAIMS = "claims.json";
const schemas: Record<string, v.GenericSchema> = { ...files, [CLAIMS]: claimsSchema };

function read(folder: URL, file: string): { json: unknown } | { mistake: string } {
	try {
		return { json: JSON.parse(readFileSync(new URL(file, folder), "utf8")) };
	} catch (error) {
		return { mistake: `${file}: ${error instanceof Error ? error.message : String(error)}` };
	}
}

/** Returns one line a mistake of one content file, with its field. */
export function checkJson(file: string, json: unknown, claims: Claims | undefined): string[] {
	const schema = file.startsWith("pages/") ? pageSchemaOf(json) : schemas[file];
	if (!schema) return [`${file}: no schema knows this file`];
	const { issues = [] } = v.safeParse(schema, json);
	return [
		...issues.map((issue) => `${file}, ${v.getDotPath(issue)}: ${issue.message}`),
		...(claims && file !== CLAIMS ? unregisteredClaims(file, json, claims) : []),
	];
}

/** The register of claims, unless it is broken; its own check says how. */
export function readClaims(folder: URL = here): Claims | undefined {
	const found = read(folder, CLAIMS);
	const result = "json" in found ? v.safeParse(claimsSchema, found.json) : undefined;
	return result?.success ? result.output : undefined;
}

/** Every content file, named from content/. */
export function contentFiles(folder: URL = here): string[] {
	const pages = readdirSync(new URL("pages/", folder)).map((file) => `pages/${file}`);
	return [...Object.keys(schemas), ...pages];
}

/** Returns one line a mistake, with file and field: `home.json, heroSlides.2.route: …`. */
export function checkContent(folder: URL = here): string[] {
	const claims = readClaims(folder);
	return contentFiles(folder).flatMap((file) => {
		const found = read(folder, file);
		return "mistake" in found ? [found.mistake] : checkJson(file, found.json, claims);
	});
}
