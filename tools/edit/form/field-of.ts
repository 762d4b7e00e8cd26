import * as v from "valibot";
import { type Field, labelOf } from "./field.ts";
import { limitOf, patternOf, type Schema } from "./schema-parts.ts";

/** Longer texts get a field with several lines. */
const ONE_LINE = 60;

const NAMING = ["title", "heading1", "heading", "point", "step", "keyword", "statement", "label"];

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const fits = (schema: Schema, value: unknown) => v.is(schema as never, value);
const valuesAt = (values: unknown[], key: string) =>
	values.flatMap((value) => (isRecord(value) && key in value ? [value[key]] : []));

function fieldsOf(entries: Record<string, Schema>, values: unknown[]): Field[] {
	return Object.entries(entries).map(([key, schema]) =>
		fieldOf(key, schema, valuesAt(values, key)),
	);
}

const isChoice = ({ type }: Schema) => type === "literal" || type === "picklist";

/** One list of all choices; an empty one makes the field optional. */
function choiceOf(options: Schema[]): Pick<Field, "widget" | "options" | "required"> {
	const choices = options.flatMap(
		({ literal, options: listed }) => (listed ?? [literal]) as (string | number)[],
	);
	const required = choices.includes("") ? false : undefined;
	return { widget: "select", options: choices, required };
}

/** The fields of the option that the values are of; of every option, when there are several or none. */
function unionField(name: string, options: Schema[], values: unknown[]): Field {
	if (options.every(isChoice)) return { name, label: labelOf(name), ...choiceOf(options) };
	const used = options.filter((option) => values.some((value) => fits(option, value)));
	const [only] = used;
	if (only && used.length === 1) return fieldOf(name, only, values);
	const kinds = used.length > 0 ? used : options;
	const fields = kinds.flatMap(({ entries = {} }) => fieldsOf(entries, values));
	const shared = (field: Field) => kinds.every(({ entries = {} }) => field.name in entries);
	const distinct = [...new Map(fields.map((field) => [field.name, field])).values()];
	return {
		name,
		label: labelOf(name),
		widget: "object",
		fields: distinct.map((field) => (shared(field) ? field : { ...field, required: false })),
	};
}

const isVariant = ({ type }: Schema) => type === "variant";

/** The option of a variant that a value is of, by the value's key; variants may be nested. */
function variantOption(schema: Schema, value: unknown): Schema | undefined {
	const { key = "", options = [] } = schema;
	for (const option of options as Schema[]) {
		const found = isVariant(option) ? variantOption(option, value) : option;
		const choice = found?.entries?.[key];
		if (choice && isRecord(value) && fits(choice, value[key])) return found;
	}
	return undefined;
}

/** Of a variant that is no list, the form of the one value that is there. */
function variantField(name: string, schema: Schema, values: unknown[]): Field {
	const option = variantOption(schema, values[0]);
	if (!option) throw new Error(`The editor's form finds no option of ${name} for its value.`);
	return fieldOf(name, option, values);
}

function variantTypes(schema: Schema, items: unknown[]): Pick<Field, "typeKey" | "types"> {
	const { key = "", options = [] } = schema;
	const types = (options as Schema[]).flatMap(({ entries = {} }) => {
		const kind = String(entries[key]?.literal);
		const own = items.filter((item) => isRecord(item) && item[key] === kind);
		const { [key]: _kind, ...rest } = entries;
		const type: Field = {
			name: kind,
			label: labelOf(kind),
			widget: "object",
			fields: fieldsOf(rest, own),
		};
		return own.length > 0 ? [type] : [];
	});
	return { typeKey: key, types };
}

/** What a collapsed item of a list shows: the field that names it. */
function summaryOf(fields: Field[]): string {
	const named = NAMING.flatMap((name) => fields.filter((field) => field.name === name));
	const texts = fields.filter(({ widget }) => widget === "string" || widget === "text");
	return `{{fields.${[...named, ...texts][0]?.name}}}`;
}

function listField(name: string, schema: Schema, values: unknown[]): Field {
	const { item } = schema;
	if (!item) throw new Error(`The list ${name} has no schema for its items.`);
	const items = values.flat();
	const [min, max] = [limitOf(schema, "min_length"), limitOf(schema, "max_length")];
	const fixed = min !== undefined && min === max;
	const list: Field = { name, label: labelOf(name), widget: "list", min, max };
	if (fixed) Object.assign(list, { allow_add: false, allow_remove: false });
	if (item.type === "variant") return { ...list, collapsed: true, ...variantTypes(item, items) };
	const { fields, ...field } = fieldOf("text", item, items);
	if (!fields) return { ...list, field };
	return { ...list, collapsed: true, summary: summaryOf(fields), fields };
}

function recordField(name: string, schema: Schema, values: unknown[]): Field {
	const keys = [...new Set(values.filter(isRecord).flatMap(Object.keys))];
	const entries = Object.fromEntries(keys.map((key) => [key, schema.value ?? { type: "string" }]));
	return { name, label: labelOf(name), widget: "object", fields: fieldsOf(entries, values) };
}

function textField(name: string, schema: Schema, values: unknown[]): Field {
	const longest = Math.max(0, ...values.map((value) => String(value).length));
	const widget =
		Math.max(longest, limitOf(schema, "min_length") ?? 0) > ONE_LINE ? "text" : "string";
	const required = schema.pipe?.some(({ type }) => type !== "string") ? undefined : false;
	return { name, label: labelOf(name), widget, required, pattern: patternOf(schema) };
}

/**
 * An optional object may be missing as a whole, so its fields are optional too: otherwise the
 * editor would ask for them. The content checks still refuse an object that is half filled.
 */
function optional(field: Field): Field {
	const fields = field.fields?.map(optional);
	return { ...field, required: false, min: undefined, ...(fields && { fields }) };
}

/**
 * The form's field for a schema.
 * @param values what the content has there now: they tell which kind of a union is meant,
 * which keys a record has, and how long a text is
 * @throws for a kind of schema that it does not know
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
			return { name, label, widget: "number", value_type: "int" };
		case "boolean":
			return { name, label, widget: "boolean" };
		case "literal":
			// The specification fixes it: kept as it is, and not shown.
			return { name, label, widget: "hidden" };
		case "picklist":
			return { name, label, widget: "select", options: schema.options as string[] };
		case "strict_object":
			return { name, label, widget: "object", fields: fieldsOf(schema.entries ?? {}, values) };
		case "record":
			return recordField(name, schema, values);
		case "union":
			return unionField(name, schema.options as Schema[], values);
		case "variant":
			return variantField(name, schema, values);
		case "array":
			return listField(name, schema, values);
	}
	throw new Error(`The editor's form knows no schema of the type ${schema.type} (${name}).`);
}
