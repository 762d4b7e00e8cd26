import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { checkContent, contentFiles } from "../../content/check/check-content.ts";
import { LIST } from "./form/form.ts";
import { normaliseEdit } from "./normalise-edit.ts";

const BIOME = "node_modules/@biomejs/biome/bin/biome";

/** Formats JSON with Biome. No-break spaces become escapes, so that they are visible. */
function formatFile(file: string, json: unknown): string {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[BIOME, "format", `--stdin-file-path=company/${file}`],
		{ input: JSON.stringify(json, null, "\t"), encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`Biome could not format ${file}: ${stderr}`);
	return stdout.replaceAll("\u00a0", "\\u00a0");
}

/** The content files, as the editor reads and saves them. */
export type ContentStore = {
	/** @throws when there is no such file */
	read(file: string): string;
	/**
	 * Saves the text and returns []; if the content checks find mistakes, returns these and saves
	 * nothing.
	 */
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
			const saved = formatFile(file, normaliseEdit(old, json));
			const { mistakes } = checkContent(folder, { [file]: saved });
			if (mistakes.length === 0) writeFileSync(new URL(file, folder), saved);
			return mistakes;
		},
	};
}
