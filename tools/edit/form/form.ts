import { readFileSync } from "node:fs";
import { contentFiles, schemaOf } from "../../../content/check/check-content.ts";
import { type Field, labelOf } from "./field.ts";
import { fieldOf } from "./field-of.ts";
import type { Schema } from "./schema.ts";

export type EditedFile = { name: string; label: string; file: string; fields: Field[] };
export type Collection = { name: string; label: string; files: EditedFile[] };

/** The editor needs an object in every file, so a list is wrapped in one under this key. */
export const LIST = "records";

/** Files that nobody edits: only the commands that measure write measurements.json. */
const HIDDEN = new Set(["measurements.json"]);

/** Fields that fix a page's position in the site. The form keeps them without showing them. */
const FIXED = new Set(["kind", "route", "canonical", "section", "group", "of"]);

/** The fields of a page and of its head tags, with the FIXED ones hidden. */
const pageFields = (fields: Field[] = []): Field[] =>
	fields.map((field): Field => {
		if (FIXED.has(field.name)) return { name: field.name, label: field.label, widget: "hidden" };
		return field.name === "meta" ? { ...field, fields: pageFields(field.fields) } : field;
	});

const isPage = (file: string) => file.startsWith("pages/");

function editedFile(file: string, folder: URL): EditedFile {
	const json = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
	const field = fieldOf(LIST, schemaOf(file) as unknown as Schema, [json]);
	const name = file.replace(/\.json$/, "").replace("/", "-");
	return {
		name,
		label: json.name ?? labelOf(name.replaceAll("-", " ")),
		file: `company/${file}`,
		fields: Array.isArray(json)
			? [field]
			: isPage(file)
				? pageFields(field.fields)
				: (field.fields ?? []),
	};
}

const editedFiles = (files: string[], folder: URL) => files.map((file) => editedFile(file, folder));

/** The form of every content file, derived from the schemas that also check the files. */
export function collections(folder: URL): Collection[] {
	const files = contentFiles(folder).filter((file) => !HIDDEN.has(file));
	const [pages, shared] = [files.filter(isPage), files.filter((file) => !isPage(file))];
	return [
		{ name: "shared", label: "Shared copy", files: editedFiles(shared, folder) },
		{ name: "pages", label: "Pages", files: editedFiles(pages, folder) },
	];
}

/** The editor's configuration. The editor reads YAML, of which JSON is a subset. */
export function editorConfig(folder: URL, origin: string, siteUrl: string) {
	return {
		backend: { name: "proxy", proxy_url: `${origin}/api/v1`, branch: "main" },
		site_url: siteUrl,
		publish_mode: "simple",
		media_folder: "company/public/art",
		public_folder: "/art",
		editor: { preview: false },
		collections: collections(folder),
	};
}
