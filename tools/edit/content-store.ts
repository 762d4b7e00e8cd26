import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type * as v from "valibot";
import { checkContent, contentFiles, schemaOf } from "../../content/check/check-content.ts";
import { LIST } from "./form/form.ts";
import { leaveOutEmpty } from "./leave-out-empty.ts";
import { normaliseEdit } from "./normalise-edit.ts";
import { withNames, withPaths } from "./pictures/picture-paths.ts";
import { groupOf } from "./record-groups.ts";
import { TICKET, tickets } from "./tickets.ts";

type Json = Record<string, unknown>;

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const PAGE = /^pages\/([a-z0-9-]+)\.json$/;

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

/** A new record with the address that follows from its file. A copy brings that of its original. */
function withOwnAddress(record: Json, route: string): Json {
	const { canonical: _original, ...meta } = (record.meta ?? {}) as Json;
	return { ...record, route, meta };
}

/** The content files, as the editor reads and saves them. */
export type ContentStore = {
	/** The files of all pages. */
	pages(): string[];
	/** The text with a ticket that a save must bring back, or undefined if there is no such file. */
	read(file: string): string | undefined;
	/**
	 * Saves the text and returns []. If the content checks find mistakes, or the file has changed
	 * since it was read, returns these and saves nothing.
	 */
	save(file: string, text: string): string[];
	/** Removes a record and returns [], or returns why it has to stay. */
	remove(file: string): string[];
};

/** @param folder ends with a slash */
export function contentStore(folder: URL): ContentStore {
	const issued = tickets();
	const textOf = (file: string) =>
		contentFiles(folder).includes(file) ? readFileSync(new URL(file, folder), "utf8") : undefined;

	/** Saves the text, unless the checks find mistakes in it. */
	function write(file: string, old: unknown, json: unknown): string[] {
		const schema = schemaOf(file) as v.GenericSchema;
		const text = formatFile(file, leaveOutEmpty(schema, normaliseEdit(old, json)));
		const { mistakes } = checkContent(folder, { [file]: text });
		if (mistakes.length === 0) writeFileSync(new URL(file, folder), text);
		return mistakes;
	}

	function create(file: string, record: Json): string[] {
		const id = PAGE.exec(file)?.[1];
		const group = groupOf(record);
		if (!id || !group) return [`${file}: there is no content file of this name, and none is made.`];
		const sibling = contentFiles(folder)
			.filter((other) => PAGE.test(other))
			.map((other) => JSON.parse(textOf(other) ?? ""))
			.find((other) => groupOf(other) === group);
		return write(file, sibling, withOwnAddress(record, group.route(id)));
	}

	return {
		pages: () => contentFiles(folder).filter((file) => PAGE.test(file)),
		read(file) {
			const text = textOf(file);
			if (text === undefined) return undefined;
			const json = withPaths(JSON.parse(text)) as Json;
			const ticket = { [TICKET]: issued.issue(text) };
			return JSON.stringify(
				Array.isArray(json) ? { [LIST]: json, ...ticket } : { ...json, ...ticket },
			);
		},
		save(file, text) {
			const { [TICKET]: ticket, ...edited } = withNames(JSON.parse(text)) as Json;
			const before = textOf(file);
			if (before === undefined) return create(file, edited);
			if (!issued.isCurrent(ticket, before)) {
				return [
					`${file}: somebody else has changed this file since you opened it, so nothing was saved; copy your text from this form, load the page again and put it in there.`,
				];
			}
			const old: unknown = JSON.parse(before);
			const json = Array.isArray(old) ? edited[LIST] : edited;
			const mistakes = write(file, old, json);
			if (mistakes.length === 0) issued.renew(ticket, textOf(file) ?? "");
			return mistakes;
		},
		remove(file) {
			const text = textOf(file);
			if (text === undefined) return [`${file}: there is no such file; load the page again.`];
			if (!groupOf(JSON.parse(text))) return [`${file}: the site needs this file, so it stays.`];
			const { mistakes } = checkContent(folder, { [file]: null });
			if (mistakes.length > 0) {
				const places = mistakes.map((mistake) => mistake.replace(/: there is no page .*$/, ""));
				return [`${file} cannot be removed before this is changed: ${places.join("; ")}`];
			}
			rmSync(new URL(file, folder));
			return [];
		},
	};
}
