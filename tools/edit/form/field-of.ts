import * as v from "valibot";
import { pageId } from "../../../content/schema/fields.ts";
import { isMark, isPictureField } from "../pictures/picture-paths.ts";
import type { Choice, Field } from "./field.ts";
import { choiceLabel, hintOf, labelOf } from "./labels.ts";
import { limitOf, type Schema } from "./schema.ts";

/** In characters. Longer texts get an input of several lines. */
const MAX_ONE_LINE = 60;

/** Fields that can name an item of a list, best first. */
const TITLE_FIELDS = [
	"title",
	"heading1",
	"heading",
	"point",
	"step",
	"keyword",
	"statement",
	"label",
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const matches = (schema: Schema, value: unknown) => v.is(schema as never, value);
const valuesAt = (values: unknown[], key: string) =>
	values.flatMap((value) => (isRecord(value) && key in value ? [value[key]] : []));

function fieldsOf(group: string, entries: Record<string, Schema>, values: unknown[]): Field[] {
	return Object.entries(entries).map(([key, schema]) => {
		const field = fieldOf(key, schema, valuesAt(values, key));
		const hint = [hintOf(key), field.hint].filter(Boolean).join(" ");
		return { ...field, label: labelOf(key, group), ...(hint && { hint }) };
	});
}

const isWhole = ({ pipe = [] }: Schema) => pipe.some(({ type }) => type === "integer");
const isChoice = ({ type }: Schema) => type === "literal" || type === "picklist";

const choices = (name: string, values: (string | number)[]): Choice[] =>
	values.map((value) => ({ label: choiceLabel(name, value), value }));

/** Merges the options into one list of choices. An empty choice makes the field optional. */
function choiceOf(name: string, options: Schema[]): Pick<Field, "widget" | "options" | "required"> {
	const values = options.flatMap(
		({ literal, options: listed }) => (listed ?? [literal]) as (string | number)[],
	);
	const required = values.includes("") ? false : undefined;
	return { widget: "select", options: choices(name, values), required };
}

const isRequired = ({ required, widget }: Field) => required !== false && widget !== "hidden";
const list = new Intl.ListFormat("en-GB");
const quoted = (fields: Field[]) => list.format(fields.map(({ label }) => `“${label}”`));

/** Says which of several groups of fields to fill in. One that is part of another is not named. */
function eitherOr(groups: Field[][]): string {
	const isPart = (group: Field[], whole: Field[]) =>
		group.length < whole.length &&
		group.every((field) => whole.some(({ name }) => name === field.name));
	const [first = [], ...others] = groups.filter(
		(group) => !groups.some((other) => isPart(group, other)),
	);
	if (others.length === 0) return `Fill in all of these, or none: ${quoted(first)}.`;
	return `Fill in either ${[first, ...others].map(quoted).join(", or ")}.`;
}

/**
 * If the values match a single option, the form of that option. Otherwise the fields of all
 * matching options, or of every option when none matches. A field that only some of them require is
 * optional, and a sentence says what belongs together.
 */
function unionField(name: string, options: Schema[], values: unknown[]): Field {
	const label = labelOf(name);
	if (options.every(isChoice)) return { name, label, ...choiceOf(name, options) };
	const used = options.filter((option) => values.some((value) => matches(option, value)));
	const [only] = used;
	if (only && used.length === 1) return fieldOf(name, only, values);
	const kinds = (used.length > 0 ? used : options).map(({ entries = {} }) =>
		fieldsOf(name, entries, values),
	);
	const alwaysRequired = (field: Field) =>
		kinds.every((fields) => fields.some((one) => one.name === field.name && isRequired(one)));
	const needs = kinds
		.map((fields) => fields.filter((field) => isRequired(field) && !alwaysRequired(field)))
		.filter((fields) => fields.length > 0);
	const hint = eitherOr(needs);
	const distinct = [...new Map(kinds.flat().map((field) => [field.name, field])).values()];
	const fields = distinct.map((field) => {
		if (alwaysRequired(field)) return field;
		const isNeeded = needs.flat().some((one) => one.name === field.name);
		return { ...field, required: false, default: undefined, ...(isNeeded && { hint }) };
	});
	return { name, label, widget: "object", fields };
}

const isVariant = ({ type }: Schema) => type === "variant";

/** The option of a variant that the value's key selects. Variants may be nested. */
export function variantOption(schema: Schema, value: unknown): Schema | undefined {
	const { key = "", options = [] } = schema;
	for (const option of options as Schema[]) {
		const found = isVariant(option) ? variantOption(option, value) : option;
		const choice = found?.entries?.[key];
		if (choice && isRecord(value) && matches(choice, value[key])) return found;
	}
	return undefined;
}

/** The form of a variant outside a list: that of the option which its value selects. */
function variantField(name: string, schema: Schema, values: unknown[]): Field {
	// A firm without a record of this kind: nothing says which option its form would have.
	if (values.length === 0) return { name, label: labelOf(name), widget: "hidden", required: false };
	const option = variantOption(schema, values[0]);
	if (!option) throw new Error(`The value of ${name} matches no option of its schema.`);
	return fieldOf(name, option, values);
}

function variantTypes(schema: Schema, items: unknown[]): Pick<Field, "typeKey" | "types"> {
	const { key = "", options = [] } = schema;
	const types = (options as Schema[]).flatMap(({ entries = {} }) => {
		const kind = String(entries[key]?.literal);
		const own = items.filter((item) => isRecord(item) && item[key] === kind);
		if (own.length === 0) return [];
		const { [key]: _kind, ...rest } = entries;
		const type: Field = {
			name: kind,
			label: labelOf(kind, "kind"),
			widget: "object",
			fields: fieldsOf(kind, rest, own),
		};
		return [type];
	});
	return { typeKey: key, types };
}

/** The label of a collapsed list item: the field that names it. */
function summaryOf(fields: Field[]): string {
	const titles = TITLE_FIELDS.flatMap((name) => fields.filter((field) => field.name === name));
	const texts = fields.filter(({ widget }) => widget === "string" || widget === "text");
	return `{{fields.${[...titles, ...texts][0]?.name}}}`;
}

function listField(name: string, schema: Schema, values: unknown[]): Field {
	const { item } = schema;
	if (!item) throw new Error(`The list ${name} has no schema for its items.`);
	const items = values.flat();
	const [min, max] = [limitOf(schema, "min_length"), limitOf(schema, "max_length")];
	const fixed = min !== undefined && min === max;
	const label = labelOf(name);
	const list: Field = {
		...{ name, label, label_singular: "entry", widget: "list", min, max },
		...(fixed && { allow_add: false, allow_remove: false }),
	};
	if (item.type === "variant") return { ...list, collapsed: true, ...variantTypes(item, items) };
	const { fields, ...field } = fieldOf(name, item, items);
	const what = field.widget === "select" ? "choice" : "text";
	if (!fields) return { ...list, field: { ...field, label: labelOf(what) } };
	return { ...list, collapsed: true, summary: summaryOf(fields), fields };
}

function recordField(name: string, schema: Schema, values: unknown[]): Field {
	const keys = [...new Set(values.filter(isRecord).flatMap(Object.keys))];
	const entries = Object.fromEntries(keys.map((key) => [key, schema.value ?? { type: "string" }]));
	return { name, label: labelOf(name), widget: "object", fields: fieldsOf(name, entries, values) };
}

/** Stands for the list of all pages, which changes while the editor runs. */
export const ALL_PAGES = "all pages";

function textField(name: string, schema: Schema, values: unknown[]): Field {
	if ((schema as unknown) === pageId) {
		return { name, label: labelOf(name), widget: "select", options: [ALL_PAGES] };
	}
	// The marks are drawn by a component, so there is no file to show.
	if (isPictureField(name) && !values.some(isMark)) {
		return { name, label: labelOf(name), widget: "image", choose_url: false };
	}
	if (schema.pipe?.some(({ type }) => type === "iso_date")) {
		const format = { date_format: "YYYY-MM-DD", time_format: false } as const;
		return { name, label: labelOf(name), widget: "datetime", ...format };
	}
	const longest = Math.max(0, ...values.map((value) => String(value).length));
	const widget =
		Math.max(longest, limitOf(schema, "min_length") ?? 0) > MAX_ONE_LINE ? "text" : "string";
	const required = schema.pipe?.some(({ type }) => type !== "string") ? undefined : false;
	return { name, label: labelOf(name), widget, required };
}

/**
 * Makes a field optional, and the fields inside an object too: the editor would otherwise require
 * them even when the object is left out. The items of a list exist only when somebody adds them, so
 * they keep their required fields.
 */
function optional(field: Field): Field {
	const fields = field.widget === "object" && field.fields?.map(optional);
	return { ...field, required: false, default: undefined, ...(fields && { fields }) };
}

/**
 * The form field for a schema.
 * @param values the current values of the field: they select the option of a union, the keys of
 * a record and the height of a text input
 * @throws for an unknown type of schema
 */
export function fieldOf(name: string, schema: Schema, values: unknown[]): Field {
	const label = labelOf(name);
	switch (schema.type) {
		case "optional":
			if (!schema.wrapped) break;
			return optional(fieldOf(name, schema.wrapped, values));
		case "string":
			return textField(name, schema, values);
		case "number":
			return { name, label, widget: "number", value_type: isWhole(schema) ? "int" : "float" };
		case "boolean":
			return { name, label, widget: "boolean" };
		case "literal":
			// The value is fixed, so the form keeps it without showing it.
			return { name, label, widget: "hidden", default: schema.literal };
		case "picklist":
			return { name, label, widget: "select", options: choices(name, schema.options as string[]) };
		case "object":
		case "strict_object":
			return {
				name,
				label,
				widget: "object",
				fields: fieldsOf(name, schema.entries ?? {}, values),
			};
		case "record":
			return recordField(name, schema, values);
		case "union":
			return unionField(name, schema.options as Schema[], values);
		case "variant":
			return variantField(name, schema, values);
		case "array":
			return listField(name, schema, values);
	}
	throw new Error(`The editor's form does not support the schema type ${schema.type} (${name}).`);
}
