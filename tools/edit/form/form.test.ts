import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { contentFiles } from "#content/check/check-content.ts";
import type { Field } from "./field.ts";
import { fieldOf } from "./field-of.ts";
import { collections } from "./form.ts";
import type { Schema } from "./schema.ts";

const folder = new URL("../../../tests/fixtures/firm/", import.meta.url);
const files = collections(folder).flatMap((collection) =>
	"files" in collection ? collection.files : [],
);
const groups = collections(folder).flatMap((collection) =>
	"folder" in collection ? [collection] : [],
);
const form = (schema: v.GenericSchema, ...values: unknown[]) =>
	fieldOf("field", schema as unknown as Schema, values);

/** The paths of a JSON value that no field of the form edits. */
function uncovered(fields: Field[], json: object, typeKey = ""): string[] {
	return Object.entries(json).flatMap(([key, value]) => {
		const field = fields.find(({ name }) => name === key);
		if (!field) return key === typeKey ? [] : [key];
		return uncoveredIn(field, value).map((path) => `${key}.${path}`);
	});
}

function uncoveredIn(field: Field, value: unknown): string[] {
	if (Array.isArray(value))
		return value.flatMap((item) => uncoveredIn({ ...field, widget: "object" }, item));
	if (typeof value !== "object" || value === null || field.field) return [];
	if (!field.typeKey) return uncovered(field.fields ?? [], value);
	const kind = (value as Record<string, unknown>)[field.typeKey];
	const type = field.types?.find(({ name }) => name === kind);
	return type ? uncovered(type.fields ?? [], value, field.typeKey) : [`kind ${kind}`];
}

test("every value of every record has a field, also those of demos, which have forms of their own", () => {
	for (const file of contentFiles(folder).filter((name) => name !== "measurements.json")) {
		const json = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
		const record = Array.isArray(json) ? { records: json } : json;
		const forms = [
			...files.filter((one) => one.file === `company/${file}`),
			...groups.filter(({ filter }) => record[filter.field] === filter.value),
		];
		expect(forms, file).not.toEqual([]);
		const left = forms.map(({ fields }) => uncovered(fields, record));
		const inNone = left.reduce((all, some) => all.filter((path) => some.includes(path)));
		expect(inNone, file).toEqual([]);
	}
});

test("the form hides the fields that fix a page's position in the site", () => {
	const page = groups.find(({ name }) => name === "solutions");
	const widgets = (fields: Field[] = []) =>
		Object.fromEntries(fields.map(({ name, widget }) => [name, widget]));
	expect(widgets(page?.fields)).toMatchObject({
		kind: "hidden",
		route: "hidden",
		group: "hidden",
		name: "string",
	});
	const meta = page?.fields.find(({ name }) => name === "meta");
	expect(widgets(meta?.fields)).toMatchObject({ canonical: "hidden", keywords: "text" });
});

const texts = v.array(v.string());
const filled = v.pipe(v.string(), v.nonEmpty());
const named = v.array(v.strictObject({ name: filled }));

test.each<[string, v.GenericSchema, object]>([
	[
		"a list of a fixed length can neither grow nor shrink",
		v.pipe(texts, v.length(2)),
		{ min: 2, max: 2, allow_add: false, allow_remove: false },
	],
	["others can", v.pipe(texts, v.minLength(2)), { min: 2, allow_add: true }],
	[
		"an item of an optional list needs its required fields",
		v.optional(v.pipe(named, v.minLength(2))),
		{ required: false, min: 2, fields: [{ name: "name", required: undefined }] },
	],
	[
		"the fields of an optional object are optional",
		v.optional(v.strictObject({ town: filled, code: filled })),
		{ required: false, fields: [{ required: false }, { required: false }] },
	],
	[
		"a day is chosen from a calendar",
		v.optional(v.pipe(v.string(), v.isoDate())),
		{ widget: "datetime", date_format: "YYYY-MM-DD", time_format: false },
	],
])("%s", (_, schema, field) => {
	expect({ allow_add: true, ...form(schema) }).toMatchObject(field);
});

const hints = ({ fields = [] }: Field) =>
	Object.fromEntries(fields.map(({ name, required, hint }) => [name, { required, hint }]));

test("fields of which a union needs only some are optional, and a sentence says which", () => {
	const slide = v.union([
		v.strictObject({ heading: filled, page: filled, picture: v.optional(filled) }),
		v.strictObject({ heading: filled, section: filled, picture: filled }),
	]);
	const values = [
		{ heading: "x", page: "x" },
		{ heading: "x", section: "x", picture: "x" },
	];
	const hint = "Fill in either “Page”, or “Section” and “Picture”.";
	expect(hints(form(slide, ...values))).toEqual({
		heading: { required: undefined, hint: undefined },
		page: { required: false, hint },
		section: { required: false, hint },
		picture: { required: false, hint },
	});
	// If all values are of one option, the form is that of this option.
	expect(Object.keys(hints(form(slide, values[0])))).toEqual(["heading", "page", "picture"]);
});
