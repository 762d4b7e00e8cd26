import * as v from "valibot";

type Json = Record<string | number, unknown>;

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

/**
 * What to save of a form: in the order of the old record, and without the empty optional fields that
 * the schema refuses. Required fields stay, so that the checks name them.
 */
export function cleanEdit(schema: v.GenericSchema, old: unknown, edited: unknown): unknown {
	const json = structuredClone(likeBefore(old, edited));
	const mistakes = () => v.safeParse(schema, json).issues?.length ?? 0;
	function leaveOut(value: unknown): void {
		if (!isObject(value)) return;
		for (const [key, inner] of Object.entries(value)) {
			const before = mistakes();
			if (!Array.isArray(value) && isEmpty(inner)) {
				delete value[key];
				if (mistakes() < before) continue;
				value[key] = inner;
			}
			leaveOut(inner);
		}
	}
	leaveOut(json);
	return likeBefore(old, json);
}
