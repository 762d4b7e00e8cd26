import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { checkContent, contentFiles } from "../../content/check/check-content.ts";
import { LIST } from "./form/form.ts";
import { inOrderOf } from "./in-order-of.ts";

const BIOME = "node_modules/@biomejs/biome/bin/biome";

/** The JSON in the project's format. A no-break space is written as an escape, so that it can be seen. */
function fileText(file: string, json: unknown): string {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[BIOME, "format", `--stdin-file-path=content/${file}`],
		{ input: JSON.stringify(json, null, "\t"), encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`The file could not be formatted: ${stderr}`);
	return stdout.replaceAll("\u00a0", "\\u00a0");
}

/** The files of content/ as the editor reads and saves them. */
export type ContentStore = {
	/** @throws when there is no such file. */
	read(file: string): string;
	/** Saves, unless the content checks find mistakes; then it returns them and changes nothing. */
	save(file: string, text: string): string[];
};

/** @param folder ends with a slash */
export function contentStore(folder: URL): ContentStore {
	const known = contentFiles(folder);
	const textOf = (file: string) => {
		if (!known.includes(file)) throw new Error(`There is no content file ${file}.`);
		return readFileSync(new URL(file, folder), "utf8");
	};
	return {
		read(file) {
			const text = textOf(file);
			const json: unknown = JSON.parse(text);
			return Array.isArray(json) ? JSON.stringify({ [LIST]: json }) : text;
		},
		save(file, text) {
			const old: unknown = JSON.parse(textOf(file));
			const edited: unknown = JSON.parse(text);
			const json = Array.isArray(old) ? (edited as Record<string, unknown>)[LIST] : edited;
			const saved = fileText(file, inOrderOf(old, json));
			const { mistakes } = checkContent(folder, { [file]: saved });
			if (mistakes.length === 0) writeFileSync(new URL(file, folder), saved);
			return mistakes;
		},
	};
}
