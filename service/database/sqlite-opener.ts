import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Log } from "../log/log.ts";
import { makeFolder } from "../make-folder.ts";
import type { Database } from "./database.ts";
import { fileFailure } from "./file-failure.ts";
import type { Schema } from "./schema.ts";
import { SqliteDatabase } from "./sqlite.ts";
import { DamagedFile, openSqliteFile } from "./sqlite-file.ts";

/** An open file is no longer at its path. */
export class FilesMoved extends Error {}
/** Another file is at the path of an open database, which has to be opened again. */
export class FilesReplaced extends FilesMoved {}

const noFile = (path: string) =>
	`${path} was moved or deleted. Put it back, or run npm run enquiries -- restore <backup file>.`;

/** Whether there is a file with content. */
export function hasContent(path: string): boolean {
	const file = statSync(path, { throwIfNoEntry: false });
	return file?.isFile() === true && file.size > 0;
}

/** Returns a new path for a copy, next to the database. */
export function copyPath(path: string): string {
	const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
	return join(dirname(path), `enquiries-saved-${time}.db`);
}

/** Returns device and inode, which identify a file, or undefined if there is no file. */
function identityOf(path: string): string | undefined {
	const file = statSync(path, { bigint: true, throwIfNoEntry: false });
	return file && `${file.dev}:${file.ino}`;
}

/**
 * Remembers which files an open SQLite database uses. SQLite does not notice when they are deleted or
 * replaced: it would go on writing to files that nobody can open any more, and acknowledge enquiries
 * that are gone after the stop.
 * @param path the database, already opened for writing, so that its log exists
 */
function watchFiles(path: string) {
	const [log, index] = [`${path}-wal`, `${path}-shm`];
	const identities = new Map([path, log, index].map((file) => [file, identityOf(file)]));
	const isInPlace = (file: string) => identityOf(file) === identities.get(file);
	const areInPlace = () => isInPlace(path) && isInPlace(log);
	return {
		areInPlace,
		/** @throws FilesMoved with advice */
		check(): void {
			if (areInPlace()) return;
			if (identityOf(path) === undefined) throw new FilesMoved(noFile(path));
			throw new FilesReplaced(
				`${path} or ${log} was replaced or deleted while the service was using it. The service opens what is there now. Restore a backup only with npm run enquiries -- restore <backup file>.`,
			);
		},
		/** Removes the log from its path, where SQLite would take it for the log of another database. */
		removeLog(): void {
			for (const file of [log, index]) if (isInPlace(file)) rmSync(file, { force: true });
		},
	};
}

/**
 * Writes a copy of an open database next to its path. For one whose file was deleted or replaced:
 * once it is closed, nobody can read it any more.
 * @throws Error when the copy cannot be written
 */
function saveCopy(db: DatabaseSync, path: string, log: Log): void {
	makeFolder(dirname(path));
	const file = copyPath(path);
	try {
		db.prepare("VACUUM INTO ?").run(file);
	} catch (cause) {
		rmSync(file, { force: true });
		throw new Error(fileFailure(cause, file), { cause });
	}
	log.alert("store.saved", {
		file,
		advice: `It has all enquiries up to now. If some are missing, run npm run enquiries -- restore ${file}.`,
	});
}

/** What an earlier database has left in its folder: mails, copies, or a file without content. */
function remainsOf(path: string): string[] {
	const folder = dirname(path);
	if (!existsSync(folder)) return [];
	return readdirSync(folder).filter((name) => /^(enquiries|mails$)/.test(name));
}

/**
 * Returns a function that opens a SQLite database for writing, and migrates it. It creates the file
 * only if it has never seen one, because a missing file must be restored, not recreated. It throws an
 * Error whose message says why the file cannot be used, and what to do.
 */
export function sqliteOpener(path: string, schema: Schema, log: Log): () => Database {
	let seen = false;
	const explain = (error: Error) =>
		error instanceof FilesMoved ? error.message : fileFailure(error, path);

	function open(): Database {
		const isNew = !hasContent(path);
		// SQLite would delete this log, which may have enquiries that the database has not.
		if (isNew && hasContent(`${path}-wal`)) throw new DamagedFile("it has a log, but no content");
		if (isNew && seen) throw new FilesMoved(noFile(path));
		const remains = isNew ? remainsOf(path) : [];
		seen ||= !isNew;
		const file = openSqliteFile(path, schema);
		if (remains.length > 0) {
			const warning = `It is empty, but its folder has ${remains.join(", ")}. If there should be enquiries, run npm run enquiries -- restore <backup file>.`;
			log.alert("store.empty", { file: path, warning });
		}
		seen = true;
		const files = watchFiles(path);
		return new SqliteDatabase(file, {
			explain,
			checkFiles: files.check,
			beforeClose() {
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
			throw new Error(explain(cause as Error), { cause });
		}
	};
}
