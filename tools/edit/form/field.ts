export type Choice = { label: string; value: string | number };

/** A field of the editor's form, in the format of Decap CMS's configuration. */
export type Field = {
	name: string;
	label: string;
	widget:
		| "string"
		| "text"
		| "number"
		| "boolean"
		| "datetime"
		| "select"
		| "image"
		| "hidden"
		| "object"
		| "list";
	/** Whether one can enter the address of a picture elsewhere. */
	choose_url?: boolean;
	required?: boolean;
	/** A sentence below the field. */
	hint?: string;
	/** How a date is written, and that it has no time. */
	date_format?: string;
	time_format?: false;
	/** The value in a new record. */
	default?: string | number;
	options?: (string | number | Choice)[];
	value_type?: "int" | "float";
	fields?: Field[];
	field?: Field;
	typeKey?: string;
	types?: Field[];
	/** What one item is called, as in "Add entry". */
	label_singular?: string;
	min?: number;
	max?: number;
	allow_add?: boolean;
	allow_remove?: boolean;
	collapsed?: boolean;
	summary?: string;
};
