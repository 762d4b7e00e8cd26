/** Checks every content file; used by the build, the tests and `npm run check`. */
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { pageSchemaOf } from "./page-schema.ts";
import { files } from "./schema.ts";

const here = new URL("./", import.meta.url);

function checkFile(
	folder: URL,
	file: string,
	schemaOf: (json: unknown) => v.GenericSchema,
): string[] {
	let json: unknown;
	try {
		json = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
	} catch (error) {
		return [`${file}: ${error instanceof Error ? error.message : String(error)}`];
	}
	const result = v.safeParse(schemaOf(json), json);
	if (result.success) return [];
	return result.issues.map((issue) => `${file}, ${v.getDotPath(issue)}: ${issue.message}`);
}

/** Returns one line a mistake, with file and field: `home.json, heroSlides.2.route: …`. */
export function checkContent(folder: URL = here): string[] {
	const pages = readdirSync(new URL("pages/", folder)).map((file) => `pages/${file}`);
	return [
		...Object.entries(files).flatMap(([file, schema]) => checkFile(folder, file, () => schema)),
		...pages.flatMap((file) => checkFile(folder, file, pageSchemaOf)),
	];
}
