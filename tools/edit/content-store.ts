import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type * as v from "valibot";
import { checkContent, contentFiles, schemaOf } from "../../content/check/check-content.ts";
import type { ErrorCode } from "../../content/check/content-error.ts";
import { formatRecord, parseRecord } from "../../content/record-file.ts";
import { cleanEdit } from "./clean-edit.ts";
import { LIST, TICKET } from "./form/form.ts";
import { inOwnersWords, nameOfFile, placeOf } from "./form/owners-words.ts";
import type { Schema } from "./form/schema.ts";
import { Refusal } from "./pictures/picture-files.ts";
import { isMark, withNames, withPaths } from "./pictures/picture-paths.ts";
import { filledOut } from "./preview/filled-out.ts";
import { groupOf } from "./record-groups.ts";

type Json = Record<string, unknown>;

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const PAGE = /^pages\/([a-z0-9-]+)\.(?:json|md)$/;

/** Formats a record: JSON with Biome. No-break spaces become escapes, so that they are visible. */
function formatFile(file: string, json: unknown): string {
	const input = formatRecord(file, json);
	if (file.endsWith(".md")) return input;
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[BIOME, "format", `--stdin-file-path=company/${file}`],
		{ input, encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`Biome could not format ${file}: ${stderr}`);
	return stdout.replaceAll("\u00a0", "\\u00a0");
}

/** A new record with the address that follows from its file. A copy brings that of its original. */
function withOwnAddress(record: Json, route: string): Json {
	const { canonical: _original, ...meta } = (record.meta ?? {}) as Json;
	return { ...record, route, meta };
}

/**
 * Tells whether a file is still as it was when somebody opened it. Each reader gets a ticket with
 * the fingerprint of the text, and sends it back with every save. A save from the same form renews
 * the ticket, because the editor does not open the file again after saving.
 */
function tickets() {
	const renewed = new Map<string, string>();
	const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex");
	return {
		issue: (text: string) => `${fingerprint(text)}.${randomUUID()}`,
		isCurrent: (ticket: unknown, text: string) =>
			typeof ticket === "string" &&
			(renewed.get(ticket) ?? ticket.split(".")[0]) === fingerprint(text),
		renew(ticket: unknown, text: string) {
			if (typeof ticket === "string") renewed.set(ticket, fingerprint(text));
		},
	};
}

/** What a save would write, and what the checks find in it. */
export type Draft = {
	file: string;
	json: unknown;
	/** In the owner's words. */
	mistakes: { code: ErrorCode | "no-file"; words: string }[];
	/** The text of the file as it is, and the ticket with which the form was opened. */
	before?: string | undefined;
	ticket?: unknown;
	/** The record as its page can be shown. A new one takes the place of another of its kind. */
	shown?: { file: string; draft: { route: string } } | undefined;
};

/** The content files, as the editor reads and saves them. */
export type ContentStore = {
	/** The files of all pages. */
	pages(): string[];
	/** The text with a ticket that a save must bring back, or undefined if there is no such file. */
	read(file: string): string | undefined;
	/** What a save of the text of a form would write. */
	draft(file: string, text: string): Draft;
	/**
	 * Saves the text, unless the content checks find mistakes or the file has changed since it was read.
	 * @param upload saves the pictures that the text shows, once nothing else is wrong
	 * @throws Refusal with the mistakes
	 */
	save(file: string, text: string, upload: () => Promise<void>): Promise<void>;
	/** Removes a record. @throws Refusal with the reason why it has to stay */
	remove(file: string): void;
};

/** @param folder ends with a slash */
export function contentStore(folder: URL): ContentStore {
	const issued = tickets();
	const textOf = (file: string) =>
		contentFiles(folder).includes(file) ? readFileSync(new URL(file, folder), "utf8") : undefined;

	const recordOf = (file: string) => {
		const text = textOf(file);
		return text === undefined ? undefined : (parseRecord(file, text) as Json);
	};

	const nameOf = (file: string) => nameOfFile(file, textOf);

	const pages = () => contentFiles(folder).filter((file) => PAGE.test(file));

	/** What a save of the text of a form would write. */
	function draft(file: string, text: string): Draft {
		const { [TICKET]: ticket, ...edited } = withNames(JSON.parse(text)) as Json;
		const before = textOf(file);
		const made = before === undefined ? newRecord(file, edited) : undefined;
		if (before === undefined && !made) {
			const words = `${file}: there is no content file of this name, and none is made.`;
			return { file, mistakes: [{ code: "no-file", words }], json: edited };
		}
		const old: unknown = made ? made.sibling : parseRecord(file, before ?? "");
		const json = made ? made.record : Array.isArray(old) ? edited[LIST] : edited;
		const schema = schemaOf(file) as v.GenericSchema;
		const clean = cleanEdit(schema, old, json);
		const { mistakes } = checkContent(folder, { [file]: formatRecord(file, clean) });
		const { labels } = groupOf(edited) ?? {};
		return {
			...{ file, before, ticket, json: clean },
			shown: shownOf(made?.like ?? file, schema, clean as Json),
			mistakes: mistakes.map((mistake) => {
				const words = inOwnersWords(mistake, file, nameOf, labels);
				return { code: mistake.code, words };
			}),
		};
	}

	/** The picture of the page, or else of another one: a page without any asks for files of no name. */
	function standInFor(file: string): string {
		const pictures = [file, ...pages()].values().map((one) => String(recordOf(one)?.picture ?? ""));
		return pictures.find((picture) => picture !== "" && !isMark(picture)) ?? "";
	}

	/** The address is never that of the form, because the preview asks for it. */
	function shownOf(file: string, schema: v.GenericSchema, record: Json): Draft["shown"] {
		if (!PAGE.test(file)) return undefined;
		const { route } = (recordOf(file) ?? record) as { route: string };
		const complete = filledOut(schema as unknown as Schema, record, standInFor(file)) as Json;
		return { file, draft: { ...complete, route } };
	}

	/** A new record with an address of its own, and one of the same kind. */
	function newRecord(file: string, record: Json) {
		const id = PAGE.exec(file)?.[1];
		const group = groupOf(record);
		if (!id || !group) return undefined;
		const like = pages().find((other) => groupOf(recordOf(other) ?? {}) === group);
		const sibling: unknown = like && recordOf(like);
		return { record: withOwnAddress(record, group.route(id)), sibling, like };
	}

	return {
		pages,
		read(file) {
			const text = textOf(file);
			if (text === undefined) return undefined;
			const json = withPaths(parseRecord(file, text)) as Json;
			const ticket = { [TICKET]: issued.issue(text) };
			return JSON.stringify(
				Array.isArray(json) ? { [LIST]: json, ...ticket } : { ...json, ...ticket },
			);
		},
		draft,
		async save(file, text, upload) {
			const { before, ticket, json, mistakes } = draft(file, text);
			if (before !== undefined && !issued.isCurrent(ticket, before)) {
				throw new Refusal(
					`Somebody else has changed ${nameOf(file)} since you opened it, so nothing was saved; copy your text from this form, load the page again and put it in there.`,
				);
			}
			const refuse = (found: Draft["mistakes"]) => {
				if (found.length > 0) throw new Refusal(found.map(({ words }) => words).join("\n"));
			};
			refuse(mistakes.filter(({ code }) => code !== "no-picture"));
			await upload();
			refuse(draft(file, text).mistakes);
			const saved = formatFile(file, json);
			writeFileSync(new URL(file, folder), saved);
			issued.renew(ticket, saved);
		},
		remove(file) {
			const text = textOf(file);
			if (text === undefined) throw new Refusal("It is gone already: load the page again.");
			if (!groupOf(parseRecord(file, text) as Json))
				throw new Refusal(`The site needs ${nameOf(file)}, so it stays.`);
			const { mistakes } = checkContent(folder, { [file]: null });
			if (mistakes.length > 0) {
				const places = mistakes.map((mistake) => {
					const words = mistake.code === "no-page" ? placeOf : inOwnersWords;
					return words(mistake, file, nameOf);
				});
				throw new Refusal(
					`${nameOf(file)} cannot be removed before this is changed: ${places.join("; ")}.`,
				);
			}
			rmSync(new URL(file, folder));
		},
	};
}
