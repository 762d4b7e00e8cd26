import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Log } from "../../log/log.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { SqliteDatabase } from "../sqlite.ts";
import { DamagedFile, openSqliteFile } from "../sqlite-file.ts";
import { fileFailure } from "./file-failure.ts";
import { FilesMoved, noFile, OpenFiles } from "./open-files.ts";
import { saveCopy } from "./save-copy.ts";

/** Whether there is a file with content. */
export function hasContent(path: string): boolean {
	const file = statSync(path, { throwIfNoEntry: false });
	return file?.isFile() === true && file.size > 0;
}

/** Changes when a file is written to or replaced. */
function stateOf(path: string): string {
	const file = statSync(path, { throwIfNoEntry: false });
	return `${file?.ino} ${file?.size} ${file?.mtimeMs}`;
}

/** What an earlier database has left in its folder: mails, copies, or a file without content. */
function remainsOf(path: string): string[] {
	const folder = dirname(path);
	if (!existsSync(folder)) return [];
	return readdirSync(folder).filter((name) => /^(enquiries|mails$)/.test(name));
}

/**
 * Returns a function that opens a SQLite database for writing, and migrates it. It creates the file
 * only if it has never seen one, because a file that has gone belongs back in its place. It throws
 * an Error whose message says why the file cannot be used, and what to do.
 */
export function sqliteOpener(path: string, schema: Schema, log: Log): () => Database {
	let seen = false;
	/** Later tries interrupt the serving of pages, so they do not wait for a lock. */
	let isFirstTry = true;
	/** The state in which the file was found damaged. Reading all its pages again would take long. */
	let damagedState = "";
	const explain = (error: Error) =>
		error instanceof FilesMoved ? error.message : fileFailure(error, path);

	function open(): Database {
		if (stateOf(path) === damagedState) throw new DamagedFile("it has not changed");
		const isNew = !hasContent(path);
		// SQLite would delete this log, which may have enquiries that the database has not.
		if (isNew && hasContent(`${path}-wal`)) throw new DamagedFile("it has a log, but no content");
		if (isNew && seen) throw new FilesMoved(noFile(path));
		const remains = isNew ? remainsOf(path) : [];
		seen ||= !isNew;
		const file = openSqliteFile(path, schema, isFirstTry ? undefined : 0);
		if (remains.length > 0) {
			const warning = `It is empty, but its folder has ${remains.join(", ")}. If there should be enquiries, run npm run enquiries -- restore <backup file>.`;
			log.alert("store.empty", { file: path, warning });
		}
		seen = true;
		const files = new OpenFiles(path);
		return new SqliteDatabase(file, {
			explain,
			checkFiles: () => files.check(),
			beforeClose: () => {
				if (files.areInPlace()) return;
				saveCopy(file, path, log);
				files.removeLog();
			},
		});
	}

	return () => {
		try {
			return open();
		} catch (cause) {
			if (cause instanceof DamagedFile && hasContent(path)) damagedState = stateOf(path);
			throw new Error(explain(cause as Error), { cause });
		} finally {
			isFirstTry = false;
		}
	};
}
