const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A part that nobody filled in, as the editor sends it. */
function isEmpty(value: unknown): boolean {
	if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
	return value === "" || value === null || value === undefined || value === false;
}

/**
 * The edited JSON with its keys in the order of the old one and without new parts that are
 * empty: the editor keeps records unordered and sends every field of its form, and a file
 * should change only where it was edited.
 */
export function inOrderOf(old: unknown, edited: unknown): unknown {
	if (Array.isArray(edited)) {
		const before = Array.isArray(old) ? old : [];
		// A new item takes after the last one.
		return edited.map((item, n) => inOrderOf(before[n] ?? before.at(-1), item));
	}
	if (!isRecord(edited)) return edited;
	const before = isRecord(old) ? old : {};
	const known = Object.keys(before).filter((key) => key in edited);
	const added = Object.keys(edited).filter((key) => !(key in before) && !isEmpty(edited[key]));
	return Object.fromEntries(
		[...known, ...added].map((key) => [key, inOrderOf(before[key], edited[key])]),
	);
}
