import * as v from "valibot";

type Json = Record<string | number, unknown>;
type Path = (string | number)[];

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

const isEmpty = (value: unknown): boolean =>
	isObject(value) ? Object.values(value).every(isEmpty) : value === "" || value == null;

/** The place of the outermost empty field on the path. */
function emptyField(
	json: unknown,
	path: Path,
	depth = 0,
): { parent: Json; key: string } | undefined {
	const key = path[depth];
	if (key === undefined || !isObject(json) || !(key in json)) return undefined;
	if (!Array.isArray(json) && isEmpty(json[key])) return { parent: json, key: String(key) };
	return emptyField(json[key], path, depth + 1);
}

/**
 * Leaves out the empty optional fields that the schema refuses. The editor sends every field of its
 * form, also one that nobody filled in. Required fields stay, so that the checks name them.
 */
export function leaveOutEmpty(schema: v.GenericSchema, json: unknown): unknown {
	const copy = structuredClone(json);
	const mistakes = () =>
		(v.safeParse(schema, copy).issues ?? []).map(({ path = [] }) =>
			path.map(({ key }) => key as never),
		);
	const required = new Map<Json, Set<string>>();
	const isRequired = ({ parent, key }: { parent: Json; key: string }) =>
		required.get(parent)?.has(key) ?? false;
	for (;;) {
		const empty = mistakes()
			.flatMap((path) => emptyField(copy, path) ?? [])
			.find((field) => !isRequired(field));
		if (!empty) return copy;
		const { parent, key } = empty;
		const value = parent[key];
		const before = mistakes().length;
		delete parent[key];
		if (mistakes().length < before) continue;
		parent[key] = value;
		required.set(parent, (required.get(parent) ?? new Set()).add(key));
	}
}
