import * as v from "valibot";

type Json = Record<string | number, unknown>;
type Place = { parent: Json; key: string };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Whether Decap CMS sent this value for a field that nobody filled in. */
const isEmpty = (value: unknown): boolean =>
	isObject(value) ? Object.values(value).every(isEmpty) : value === "" || value == null;

/** Empty, or switched off. */
const isUnused = (value: unknown): boolean =>
	isObject(value) ? Object.values(value).every(isUnused) : value === false || isEmpty(value);

/**
 * Puts the keys of edited JSON into the order of the old one, and drops new fields that are empty or
 * switched off. Decap CMS does not keep the order of keys and sends every field of its form, but a file
 * should change only where it was edited.
 */
function likeBefore(old: unknown, edited: unknown): unknown {
	if (Array.isArray(edited)) {
		const before = Array.isArray(old) ? old : [];
		// A new item takes the key order of the last old one.
		return edited.map((item, n) => likeBefore(before[n] ?? before.at(-1), item));
	}
	if (!isObject(edited)) return edited;
	const before = isObject(old) && !Array.isArray(old) ? old : {};
	const isNew = (key: string) => !(key in before) && !isUnused(edited[key]);
	const known = Object.keys(before).filter((key) => key in edited);
	return Object.fromEntries(
		[...known, ...Object.keys(edited).filter(isNew)].map((key) => [
			key,
			likeBefore(before[key], edited[key]),
		]),
	);
}

/** The place of the outermost empty field on the path. */
function emptyField(json: unknown, [key, ...rest]: (string | number)[]): Place | undefined {
	if (key === undefined || !isObject(json) || !(key in json)) return undefined;
	if (!Array.isArray(json) && isEmpty(json[key])) return { parent: json, key: String(key) };
	return emptyField(json[key], rest);
}

/**
 * What to save of a form: in the order of the old record, and without the empty optional fields that
 * the schema refuses. Required fields stay, so that the checks name them.
 */
export function cleanEdit(schema: v.GenericSchema, old: unknown, edited: unknown): unknown {
	const json = structuredClone(likeBefore(old, edited));
	const mistakes = () =>
		(v.safeParse(schema, json).issues ?? []).map(({ path = [] }) =>
			path.map(({ key }) => key as string | number),
		);
	const required = new Map<Json, Set<string>>();
	for (;;) {
		const before = mistakes();
		const empty = before
			.flatMap((path) => emptyField(json, path) ?? [])
			.find(({ parent, key }) => !required.get(parent)?.has(key));
		if (!empty) return json;
		const { parent, key } = empty;
		const value = parent[key];
		delete parent[key];
		if (mistakes().length < before.length) continue;
		parent[key] = value;
		required.set(parent, (required.get(parent) ?? new Set()).add(key));
	}
}
