import * as v from "valibot";
import { picture } from "../../../content/schema/fields.ts";
import { variantOption } from "../form/field-of.ts";
import type { Schema } from "../form/schema.ts";

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The option of a union or variant that the value comes closest to; the first one for no value. */
function optionOf(schema: Schema, value: unknown): Schema | undefined {
	const options = (schema.options ?? []) as Schema[];
	if (value === undefined) return options[0];
	if (schema.type === "variant") return variantOption(schema, value);
	return options.find((option) => v.safeParse(option as never, value).typed);
}

function filledObject({ entries = {} }: Schema, given: Json, standIn: string): Json {
	const filled = Object.entries(entries).map(([key, schema]) => [
		key,
		filledOut(schema, given[key], standIn),
	]);
	return { ...given, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) };
}

/**
 * The draft with something that says nothing for each required value that is missing, so that its page
 * can be shown before it is complete.
 * @param standIn the name of a picture that takes the place of one that is not chosen yet
 */
export function filledOut(schema: Schema, value: unknown, standIn: string): unknown {
	const { type, wrapped, item, literal, options = [] } = schema;
	switch (type) {
		case "optional":
			return wrapped && value !== undefined ? filledOut(wrapped, value, standIn) : value;
		case "string":
			return (schema as unknown) === picture ? value || standIn : (value ?? "");
		case "number":
			return value ?? 0;
		case "boolean":
			return value ?? false;
		case "literal":
			return value ?? literal;
		case "picklist":
			return value ?? options[0];
		case "array":
			return item && Array.isArray(value)
				? value.map((one) => filledOut(item, one, standIn))
				: (value ?? []);
		case "object":
		case "strict_object":
			return isRecord(value ?? {}) ? filledObject(schema, (value ?? {}) as Json, standIn) : value;
		case "union":
		case "variant": {
			const option = optionOf(schema, value);
			return option ? filledOut(option, value, standIn) : value;
		}
	}
	return value;
}
