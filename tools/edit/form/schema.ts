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

/**
 * The regular expression with which the browser checks a text while it is typed, and the message for
 * a mismatch, which follows the label of the field.
 */
export function patternOf(schema: Schema): [string, string] | undefined {
	const format = schema.pipe?.find(({ type }) => type === "regex");
	const least = limitOf(schema, "min_length") ?? 1;
	const most = limitOf(schema, "max_length");
	const rules: [string, string][] = [];
	if (format?.requirement instanceof RegExp) {
		rules.push([format.requirement.source, String(format.message ?? "has the wrong format")]);
	}
	if (schema.pipe?.some(({ type }) => type === "email")) {
		rules.push(["^\\S+@\\S+\\.\\S+$", "must be an email address such as name@example.com"]);
	}
	if (most) {
		const message = least > 1 ? `${least} to ${most} characters` : `at most ${most} characters`;
		rules.push([`^[\\s\\S]{${least},${most}}$`, `must have ${message}`]);
	}
	const [only] = rules;
	if (!only || rules.length === 1) return only;
	const pattern = rules.map(([rule]) => `(?=${rule})`).join("");
	return [`^${pattern}`, rules.map(([, message]) => message).join(" and ")];
}
