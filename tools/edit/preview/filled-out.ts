import * as v from "valibot";
import type { Schema } from "../form/schema.ts";

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of the right type that says nothing. Undefined for what may be left out. */
function emptyOf(schema: Schema): unknown {
	const [first] = schema.options ?? [];
	switch (schema.type) {
		case "string":
			return "";
		case "number":
			return 0;
		case "boolean":
			return false;
		case "literal":
			return schema.literal;
		case "picklist":
			return first;
		case "array":
			return [];
		case "object":
		case "strict_object":
			return filledOut(schema, {});
		case "union":
		case "variant":
			return emptyOf(first as Schema);
	}
	return undefined;
}

function filledObject({ entries = {} }: Schema, json: Json): Json {
	const missing = Object.entries(entries)
		.filter(([key]) => json[key] === undefined)
		.map(([key, schema]) => [key, emptyOf(schema)]);
	const present = Object.entries(json).map(([key, value]) => {
		const schema = entries[key];
		return [key, schema ? filledOut(schema, value) : value];
	});
	return Object.fromEntries([...present, ...missing].filter(([, value]) => value !== undefined));
}

/** The option of a union or variant that the value comes closest to. */
function optionOf({ options = [], key }: Schema, json: unknown): Schema | undefined {
	const all = (options as Schema[]).flatMap((option) =>
		option.type === "variant" ? (optionOf(option, json) ?? []) : [option],
	);
	const chosen = all.find(({ entries = {} }) => {
		const choice = key && entries[key];
		return choice && isRecord(json) && v.is(choice as never, json[key]);
	});
	return chosen ?? all.find((option) => v.safeParse(option as never, json).typed);
}

/**
 * The draft with something for each required value that is missing, so that its page can be shown
 * before it is complete.
 */
export function filledOut(schema: Schema, json: unknown): unknown {
	if (schema.type === "optional" && schema.wrapped) return filledOut(schema.wrapped, json);
	if (schema.type === "variant" || schema.type === "union") {
		const option = optionOf(schema, json);
		return option ? filledOut(option, json) : json;
	}
	if (schema.type === "strict_object" && isRecord(json)) return filledObject(schema, json);
	if (schema.type === "array" && Array.isArray(json) && schema.item) {
		const { item } = schema;
		return json.map((one) => filledOut(item, one));
	}
	return json;
}
