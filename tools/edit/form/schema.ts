/** The properties of a Valibot schema object that the form reads. */
export type Schema = {
	type: string;
	wrapped?: Schema;
	entries?: Record<string, Schema>;
	item?: Schema;
	value?: Schema;
	options?: Schema[] | (string | number)[];
	/** The key that tells the options of a variant apart. */
	key?: string;
	literal?: string | number;
	pipe?: { type: string; requirement?: unknown; message?: unknown }[];
};

/** The length limit in a schema's pipe. A fixed length counts as both minimum and maximum. */
export function limitOf(
	{ pipe = [] }: Schema,
	end: "min_length" | "max_length",
): number | undefined {
	const limit = pipe.find(({ type }) => type === end || type === "length")?.requirement;
	return typeof limit === "number" ? limit : undefined;
}
