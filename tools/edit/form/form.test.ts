import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Field } from "./field.ts";
import { fieldOf } from "./field-of.ts";
import { collections } from "./form.ts";
import type { Schema } from "./schema-parts.ts";

const folder = new URL("../../../content/", import.meta.url);
const files = collections(folder).flatMap((collection) => collection.files);
const form = (schema: v.GenericSchema, ...values: unknown[]) =>
	fieldOf("it", schema as unknown as Schema, values);

/** The places of a JSON that no field of the form holds. */
function placesWithout(fields: Field[], json: object, typeKey = ""): string[] {
	return Object.entries(json).flatMap(([key, value]) => {
		const field = fields.find(({ name }) => name === key);
		if (!field) return key === typeKey ? [] : [key];
		return inside(field, value).map((place) => `${key}.${place}`);
	});
}

function inside(field: Field, value: unknown): string[] {
	if (Array.isArray(value))
		return value.flatMap((item) => inside({ ...field, widget: "object" }, item));
	if (typeof value !== "object" || value === null || field.field) return [];
	if (!field.typeKey) return placesWithout(field.fields ?? [], value);
	const kind = (value as Record<string, unknown>)[field.typeKey];
	const type = field.types?.find(({ name }) => name === kind);
	return type ? placesWithout(type.fields ?? [], value, field.typeKey) : [`kind ${kind}`];
}

test.each(files)("the form of $file holds everything in the file", ({ file, fields }) => {
	const json = JSON.parse(readFileSync(new URL(`../${file}`, folder), "utf8"));
	expect(placesWithout(fields, Array.isArray(json) ? { records: json } : json)).toEqual([]);
});

test("what places a page in the site is kept and not shown", () => {
	const page = files.find(({ file }) => file.endsWith("pages/cloud-services.json"));
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

test("a rule of the schema becomes a rule of the form", () => {
	const text = form(v.pipe(v.string(), v.minLength(3), v.maxLength(5)), "abc");
	const [pattern = "", words] = text.pattern ?? [];
	expect(["ab", "abc", "abcdef"].map((one) => new RegExp(pattern).test(one))).toEqual([
		false,
		true,
		false,
	]);
	expect(words).toBe("must have 3 to 5 characters");
	expect(form(v.pipe(v.array(v.string()), v.length(2)))).toMatchObject({
		min: 2,
		max: 2,
		allow_add: false,
	});
	expect(form(v.optional(v.boolean()))).toMatchObject({ widget: "boolean", required: false });
	expect(form(v.literal("Send"))).toMatchObject({ widget: "hidden" });
});

test("a union's form has the fields of the kind that is there", () => {
	const union = v.union([
		v.strictObject({ title: v.string() }),
		v.strictObject({ point: v.string() }),
	]);
	const names = ({ fields = [] }: Field) => fields.map(({ name }) => name);
	expect(names(form(union, { point: "x" }))).toEqual(["point"]);
	expect(names(form(union, { point: "x" }, { title: "x" }))).toEqual(["title", "point"]);
});

test("a part that may be missing asks for nothing inside it", () => {
	const part = v.optional(v.strictObject({ day: v.pipe(v.string(), v.nonEmpty()) }));
	expect(form(part)).toMatchObject({ required: false, fields: [{ name: "day", required: false }] });
});

test("a kind of schema that the form does not know is refused", () => {
	expect(() => form(v.date())).toThrow(/knows no schema of the type date/);
});
