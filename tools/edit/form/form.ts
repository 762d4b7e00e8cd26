import { readFileSync } from "node:fs";
import { contentFiles, schemaOf } from "../../../content/check-content.ts";
import { type Field, labelOf } from "./field.ts";
import { fieldOf } from "./field-of.ts";
import type { Schema } from "./schema-parts.ts";

export type EditedFile = { name: string; label: string; file: string; fields: Field[] };
export type Collection = { name: string; label: string; files: EditedFile[] };

/** The editor's files hold an object; a list of records is put into one under this name. */
export const LIST = "records";

/** Not for an editor: what the launch check compares with. */
const HIDDEN = new Set(["stand-ins.json"]);

/** A page's own addresses are those of app/routes.ts: kept, and not shown. */
const ADDRESSES = new Set(["route", "canonical"]);

function withoutAddresses(fields: Field[]): Field[] {
	return fields.map((field) => {
		if (field.name !== "meta") return field;
		return {
			...field,
			fields: field.fields?.map((one) =>
				ADDRESSES.has(one.name) ? { name: one.name, label: one.label, widget: "hidden" } : one,
			),
		};
	});
}

function editedFile(file: string, folder: URL): EditedFile {
	const json = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
	const field = fieldOf(LIST, schemaOf(file, json) as unknown as Schema, [json]);
	const name = file.replace(/\.json$/, "").replace("/", "-");
	return {
		name,
		label: json.meta?.title ?? labelOf(name.replaceAll("-", " ")),
		file: `content/${file}`,
		fields: Array.isArray(json) ? [field] : withoutAddresses(field.fields ?? []),
	};
}

/** The form of every content file, made from the schemas that also check them. */
export function collections(folder: URL): Collection[] {
	const files = contentFiles(folder)
		.filter((file) => !HIDDEN.has(file))
		.map((file) => editedFile(file, folder));
	const isPage = ({ file }: EditedFile) => file.startsWith("content/pages/");
	return [
		{ name: "shared", label: "Home and shared words", files: files.filter((one) => !isPage(one)) },
		{ name: "pages", label: "Pages", files: files.filter(isPage) },
	];
}

/** The editor's configuration; JSON is YAML too, which the editor asks for. */
export function editorConfig(folder: URL, origin: string, siteUrl: string) {
	return {
		backend: { name: "proxy", proxy_url: `${origin}/api/v1`, branch: "main" },
		site_url: siteUrl,
		publish_mode: "simple",
		media_folder: "public/art",
		public_folder: "/art",
		editor: { preview: false },
		collections: collections(folder),
	};
}
