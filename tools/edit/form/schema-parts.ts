/** What the form needs of a Valibot schema, read from the schema object itself. */
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

/** The limit that a pipe sets, such as `max_length`; for a fixed length, both ends are it. */
export function limitOf(
	{ pipe = [] }: Schema,
	end: "min_length" | "max_length",
): number | undefined {
	const limit = pipe.find(({ type }) => type === end || type === "length")?.requirement;
	return typeof limit === "number" ? limit : undefined;
}

/** A rule of the pipe for the browser, with the words for a text that breaks it. */
export function patternOf(schema: Schema): [string, string] | undefined {
	const rule = schema.pipe?.find(({ type }) => type === "regex");
	if (rule?.requirement instanceof RegExp) {
		return [rule.requirement.source, String(rule.message ?? "has another form than it must")];
	}
	const least = limitOf(schema, "min_length") ?? 1;
	const most = limitOf(schema, "max_length");
	if (!most) return undefined;
	const words =
		least > 1 ? `must have ${least} to ${most} characters` : `must have at most ${most} characters`;
	return [`^[\\s\\S]{${least},${most}}$`, words];
}
