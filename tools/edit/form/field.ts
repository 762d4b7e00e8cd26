/** A field of the editor's form, in the format of Decap CMS's configuration. */
export type Field = {
	name: string;
	label: string;
	widget: "string" | "text" | "number" | "boolean" | "select" | "hidden" | "object" | "list";
	required?: boolean;
	/** The value in a new record. */
	default?: string | number;
	/** A regular expression, and the message for a text that does not match it. */
	pattern?: [string, string];
	options?: (string | number)[];
	value_type?: "int" | "float";
	fields?: Field[];
	field?: Field;
	typeKey?: string;
	types?: Field[];
	min?: number;
	max?: number;
	allow_add?: boolean;
	allow_remove?: boolean;
	collapsed?: boolean;
	summary?: string;
};

/** A label for a field name: `heading1` becomes `Heading 1`. */
export function labelOf(name: string): string {
	const words = name
		.replace(/([a-z])([A-Z0-9])/g, "$1 $2")
		.replaceAll("_", " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
