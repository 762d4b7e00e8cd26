import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fileSchemas } from "#content/schema/files.ts";
import { pageSchema } from "#content/schema/page.ts";
import type { Schema } from "./edit/form/schema.ts";
import { jsonSchema } from "./json-schemas.ts";

const of = (schema: v.GenericSchema) => jsonSchema(schema as unknown as Schema);

test("a schema says what a record needs, and what each field may be", () => {
	const code = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must be a code"), v.maxLength(2));
	const kind = v.picklist(["a", "b"]);
	const list = v.pipe(
		v.array(v.variant("kind", [v.object({ kind: v.literal("a") })])),
		v.length(2),
	);
	expect(of(v.strictObject({ code, kind: v.optional(kind), list }))).toEqual({
		type: "object",
		properties: {
			code: {
				...{ type: "string", minLength: undefined, maxLength: 2 },
				...{ pattern: "^[A-Z]{2}$", patternErrorMessage: "must be a code" },
			},
			kind: { enum: ["a", "b"] },
			list: {
				...{ type: "array", minItems: 2, maxItems: 2 },
				items: {
					anyOf: [
						{
							...{ type: "object", properties: { kind: { const: "a" } }, required: ["kind"] },
							additionalProperties: true,
						},
					],
				},
			},
		},
		required: ["code", "list"],
		additionalProperties: false,
	});
});

test("every content file has a schema, which the settings of the editor name", () => {
	const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
	const named = settings["json.schemas"].map(
		({ fileMatch: [file], url }: { fileMatch: [string]; url: string }) =>
			`${file} ${url.split("/").at(-1)}`,
	);
	const files = Object.keys(fileSchemas).map((file) => `/company/${file} ${file}`);
	expect(named.sort()).toEqual(["/company/pages/*.json page.json", ...files].sort());
	for (const schema of [pageSchema, ...Object.values(fileSchemas)]) {
		expect(Object.keys(of(schema as v.GenericSchema))).not.toEqual([]);
	}
});
