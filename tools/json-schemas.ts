/**
 * Writes the schemas of the content as JSON schemas, with which an engineer's editor completes and
 * checks the records (.vscode/settings.json). `npm run dev` and `npm run check` do it anew.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileSchemas } from "#content/schema/files.ts";
import { pageSchema } from "#content/schema/page.ts";
import { limitOf, type Schema } from "./edit/form/schema.ts";

const FOLDER = "node_modules/.cache/json-schemas";

type Json = Record<string, unknown>;

function textSchema(schema: Schema): Json {
	const regex = schema.pipe?.find(({ type }) => type === "regex");
	return {
		...{ type: "string", minLength: limitOf(schema, "min_length") },
		maxLength: limitOf(schema, "max_length"),
		...(regex && {
			pattern: (regex.requirement as RegExp).source,
			patternErrorMessage: regex.message,
		}),
	};
}

function objectSchema({ type, entries = {} }: Schema): Json {
	const fields = Object.entries(entries);
	return {
		type: "object",
		properties: Object.fromEntries(fields.map(([key, field]) => [key, jsonSchema(field)])),
		required: fields.filter(([, field]) => field.type !== "optional").map(([key]) => key),
		additionalProperties: type === "object",
	};
}

/** The JSON schema of a Valibot schema. @throws for a type that the content does not use */
export function jsonSchema(schema: Schema): Json {
	const { type, wrapped, item, value, literal, options = [], pipe = [] } = schema;
	switch (type) {
		case "optional":
			return wrapped ? jsonSchema(wrapped) : {};
		case "string":
			return textSchema(schema);
		case "number":
			return { type: pipe.some((check) => check.type === "integer") ? "integer" : "number" };
		case "boolean":
			return { type: "boolean" };
		case "literal":
			return { const: literal };
		case "picklist":
			return { enum: options };
		case "object":
		case "strict_object":
			return objectSchema(schema);
		case "record":
			return { type: "object", additionalProperties: value ? jsonSchema(value) : {} };
		case "array": {
			const [minItems, maxItems] = [limitOf(schema, "min_length"), limitOf(schema, "max_length")];
			return { type: "array", items: item ? jsonSchema(item) : {}, minItems, maxItems };
		}
		case "union":
		case "variant":
			return { anyOf: (options as Schema[]).map(jsonSchema) };
	}
	throw new Error(`There is no JSON schema for the type ${type}.`);
}

/** Writes the schema of each content file, and that of all pages as page.json. */
export function writeJsonSchemas(): void {
	mkdirSync(FOLDER, { recursive: true });
	for (const [file, schema] of Object.entries({ ...fileSchemas, "page.json": pageSchema })) {
		writeFileSync(`${FOLDER}/${file}`, JSON.stringify(jsonSchema(schema as unknown as Schema)));
	}
}
