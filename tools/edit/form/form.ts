import { readFileSync } from "node:fs";
import { contentFiles, schemaOf } from "../../../content/check/check-content.ts";
import { parseRecord } from "../../../content/record-file.ts";
import { groupOf, RECORD_GROUPS, type RecordGroup } from "../record-groups.ts";
import type { Choice, Field } from "./field.ts";
import { ALL_PAGES, fieldOf } from "./field-of.ts";
import { labelOf } from "./labels.ts";
import { sharedName } from "./owners-words.ts";
import type { Schema } from "./schema.ts";

export type EditedFile = { name: string; label: string; file: string; fields: Field[] };
type FileCollection = {
	name: string;
	label: string;
	editor?: { preview: false };
	files: EditedFile[];
};
/** Records of one kind, which the editor can also make, copy and remove. */
export type RecordCollection = ReturnType<typeof recordCollection>;
export type Collection = FileCollection | RecordCollection;

/** The editor needs an object in every file, so a list is wrapped in one under this key. */
export const LIST = "records";

/** The field in which the editor returns the ticket with a file. No schema has a field of this name. */
export const TICKET = "_ticket";

/** Files that nobody edits: only the commands that measure write measurements.json. */
const HIDDEN = new Set(["measurements.json"]);

/** Fields that fix a page's position in the site. The form keeps them without showing them. */
const FIXED = new Set(["kind", "route", "canonical", "section", "group"]);

const hidden = (name: string, value?: string): Field => ({
	...{ name, label: name, widget: "hidden", required: false },
	...(value && { default: value }),
});

/** The fields of a page and of its head tags, with the FIXED ones hidden. */
const pageFields = (fields: Field[] = []): Field[] =>
	fields.map((field): Field => {
		if (FIXED.has(field.name)) return hidden(field.name);
		return field.name === "meta" ? { ...field, fields: pageFields(field.fields) } : field;
	});

const isPage = (file: string) => file.startsWith("pages/");
const isDemo = ({ name }: Field) => name === "demo";

const inside = ({ fields = [], types = [] }: Field) => [...fields, ...types];
const hasDemo = (field: Field): boolean => isDemo(field) || inside(field).some(hasDemo);

/** The fields with the demos among and inside them hidden. A type may itself have the name `demo`. */
const withoutDemos = (fields: Field[]): Field[] =>
	fields.map((field) => (isDemo(field) ? hidden(field.name) : withoutInnerDemos(field)));

const withoutInnerDemos = (field: Field): Field => ({
	...field,
	...(field.fields && { fields: withoutDemos(field.fields) }),
	...(field.types && { types: field.types.map(withoutInnerDemos) }),
});

type Json = Record<string, unknown>;

const read = (file: string, folder: URL) =>
	Object(parseRecord(file, readFileSync(new URL(file, folder), "utf8")));
const formOf = (file: string, records: unknown[]) =>
	fieldOf(LIST, schemaOf(file) as unknown as Schema, records);

function editedFile(file: string, folder: URL): EditedFile {
	const json = read(file, folder);
	const form = formOf(file, [json]);
	const field = { ...form, label: sharedName(file) ?? form.label };
	const name = file.replace(/\.\w+$/, "").replace("/", "-");
	const fields = Array.isArray(json) ? [field] : (field.fields ?? []);
	return {
		name,
		label: json.name ?? sharedName(file) ?? labelOf(name.replaceAll("-", " ")),
		file: `company/${file}`,
		fields: [...(isPage(file) ? pageFields(fields) : fields), hidden(TICKET)],
	};
}

/**
 * Demos have forms of their own, because no two have the same fields and all records of a group share
 * one form.
 */
function demoFile(file: string, folder: URL): EditedFile {
	const edited = editedFile(file, folder);
	const isPart = (field: Field) => hasDemo(field) || field.name === TICKET;
	return { ...edited, fields: edited.fields.filter(isPart) };
}

/** The form that all records of a group share. */
function recordFields(group: RecordGroup, records: Json[]): Field[] {
	const { kind, filter, labels = {}, hints = {} } = group;
	const { fields } = formOf("pages/", records.length > 0 ? records : [{ kind }]);
	const given: Record<string, string> = { kind, [filter.field]: filter.value };
	const shown = withoutDemos(pageFields(fields)).map((field) =>
		field.name in given
			? hidden(field.name, given[field.name])
			: {
					...{ ...field, label: labels[field.name] ?? field.label },
					...(hints[field.name] && { hint: hints[field.name] }),
				},
	);
	return [...shown, hidden(TICKET)];
}

function recordCollection(group: RecordGroup, records: Json[]) {
	const { name, label, one, filter, summary = "{{name}}", extension = "json" } = group;
	return {
		...{ name, label, label_singular: one, filter },
		...{ folder: "company/pages", extension, format: "json", create: true },
		...{ identifier_field: "name", slug: "{{name}}", summary },
		sortable_fields: [
			{ field: "order", label: labelOf("order"), default_sort: "asc" },
			{ field: "name", label: labelOf("name") },
		],
		fields: recordFields(group, records),
	};
}

/** The pages to which a record can refer. A vacancy is none of them, because its page goes one day. */
const pageChoices = (pages: { file: string; json: Json }[]): Choice[] =>
	pages
		.filter(({ json }) => json.kind !== "vacancy")
		.map(({ file, json }) => ({
			label: `${json.name} (${json.route})`,
			value: file.replace(/^pages\/|\.\w+$/g, ""),
		}))
		.sort((a, b) => a.label.localeCompare(b.label, "en"));

/** Puts the pages in the place of `ALL_PAGES`. */
const withPageChoices = (all: Collection[], pages: Choice[]): Collection[] =>
	JSON.parse(JSON.stringify(all), (_, value) =>
		Array.isArray(value) && value[0] === ALL_PAGES ? pages : value,
	);

/** The form of every content file, derived from the schemas that also check the files. */
export function collections(folder: URL): Collection[] {
	const files = contentFiles(folder).filter((file) => !HIDDEN.has(file));
	const records = files
		.filter(isPage)
		.map((file) => ({ file, json: read(file, folder), group: groupOf(read(file, folder)) }));
	const single = records.filter(({ group }) => !group).map(({ file }) => file);
	const demos = records
		.map(({ file }) => demoFile(file, folder))
		.filter(({ fields }) => fields.some(hasDemo));
	const shared = files.filter((file) => !isPage(file));
	const all: Collection[] = [
		...RECORD_GROUPS.map((group) =>
			recordCollection(
				group,
				records.filter((record) => record.group === group).map(({ json }) => json),
			),
		),
		{ name: "pages", label: "Other pages", files: single.map((file) => editedFile(file, folder)) },
		{ name: "demos", label: "Demos", files: demos },
		{
			name: "shared",
			label: "The company and shared words",
			// They belong to no single page.
			editor: { preview: false },
			files: shared.map((file) => editedFile(file, folder)),
		},
	];
	return withPageChoices(all, pageChoices(records));
}

/** The names under which the editor asks for the preview of a page. */
export const previewedNames = (folder: URL): string[] =>
	collections(folder).flatMap((collection) => {
		if (!("files" in collection)) return [collection.name];
		return collection.editor ? [] : collection.files.map(({ name }) => name);
	});

/**
 * The editor's configuration. The editor reads YAML, of which JSON is a subset.
 * @param preview whether there is room for the page beside the form
 */
export function editorConfig(folder: URL, origin: string, siteUrl: string, preview: boolean) {
	const all = collections(folder);
	return {
		backend: { name: "proxy", proxy_url: `${origin}/api/v1`, branch: "main" },
		site_url: siteUrl,
		publish_mode: "simple",
		locale: "en-GB",
		media_folder: "company/public/art",
		public_folder: "/art",
		slug: { encoding: "ascii", clean_accents: true },
		collections: preview ? all : all.map((one) => ({ ...one, editor: { preview: false } })),
	};
}
