/**
 * The sentences for values that a schema refuses. They follow the name of a field, as in "Summary:
 * needs at least 60 characters; it has 6". A schema with a message of its own keeps it.
 */
import * as v from "valibot";

const KINDS: Record<string, string> = {
	string: "a text",
	number: "a number",
	boolean: "yes or no",
	Array: "a list",
	Object: "a group of fields",
};

const unitOf = (input: unknown) => (typeof input === "string" ? "characters" : "entries");
const has = (input: v.LengthInput) => `${unitOf(input)}; it has ${input.length}`;

v.setSpecificMessage(
	v.minLength,
	({ input, requirement }) => `needs at least ${requirement} ${has(input)}`,
);
v.setSpecificMessage(
	v.maxLength,
	({ input, requirement }) => `must have at most ${requirement} ${has(input)}`,
);
v.setSpecificMessage(v.length, ({ input, requirement }) => `needs ${requirement} ${has(input)}`);
v.setSpecificMessage(v.email, "must be an email address such as name@example.com");
v.setSpecificMessage(v.integer, "must be a whole number");
v.setSpecificMessage(v.minValue, ({ requirement }) => `must be at least ${requirement}`);

v.setSchemaMessage(({ type, expected, received }) => {
	if (received === "undefined") return "is missing";
	if (expected === "never") return "is not a field of this record; remove it";
	if (type === "union") return "is not complete, or has a field that does not belong to it";
	if (type === "picklist" || type === "literal" || type === "variant") {
		return `must be one of ${expected}`;
	}
	return `must be ${KINDS[expected ?? ""] ?? expected}`;
});
