/**
 * Writes the schemas of the content as JSON schemas, with which an engineer's editor completes and
 * checks the records (.vscode/settings.json). `npm run dev` and `npm run check` do it anew.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import { fileSchemas } from "#content/schema/files.ts";
import { pageSchema } from "#content/schema/page.ts";

const FOLDER = "node_modules/.cache/json-schemas";

export const jsonSchemas = () =>
	Object.entries({ ...fileSchemas, "page.json": pageSchema }).map(
		// Rules across several fields have no counterpart: `npm run check` has them.
		([file, schema]) => [file, toJsonSchema(schema, { errorMode: "ignore" })] as const,
	);

/** Writes the schema of each content file, and that of all pages as page.json. */
export function writeJsonSchemas(): void {
	mkdirSync(FOLDER, { recursive: true });
	for (const [file, schema] of jsonSchemas())
		writeFileSync(`${FOLDER}/${file}`, JSON.stringify(schema));
}
