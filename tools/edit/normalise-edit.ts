const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the editor sent this value for a field that nobody filled in. */
function isEmpty(value: unknown): boolean {
	if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
	return value === "" || value === null || value === undefined || value === false;
}

/**
 * Puts the keys of edited JSON into the order of the old one and drops new fields that are empty.
 * The editor does not keep the order of keys and sends every field of its form, but a file
 * should change only where it was edited.
 */
export function normaliseEdit(old: unknown, edited: unknown): unknown {
	if (Array.isArray(edited)) {
		const before = Array.isArray(old) ? old : [];
		// A new item takes the key order of the last old one.
		return edited.map((item, n) => normaliseEdit(before[n] ?? before.at(-1), item));
	}
	if (!isRecord(edited)) return edited;
	const before = isRecord(old) ? old : {};
	const known = Object.keys(before).filter((key) => key in edited);
	const added = Object.keys(edited).filter((key) => !(key in before) && !isEmpty(edited[key]));
	return Object.fromEntries(
		[...known, ...added].map((key) => [key, normaliseEdit(before[key], edited[key])]),
	);
}
