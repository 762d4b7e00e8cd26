import { rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../files.ts";
import type { Log } from "../log/log.ts";
import type { Database } from "./database.ts";
import { DamagedFile, fileFailure } from "./file-failure.ts";
import { addMissingColumns, pendingSteps, type Schema } from "./schema.ts";
import { SqliteDatabase } from "./sqlite.ts";

/** Milliseconds that opening waits for a lock. The wait blocks the whole process. */
const OPEN_TIMEOUT_MS = 200;

/** An open file is no longer at its path. */
class FilesMoved extends Error {}
/** Another file is at the path of an open database, which has to be opened again. */
export class FilesReplaced extends FilesMoved {}

const pragma = (db: DatabaseSync, name: string) =>
	Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

function missingColumns(db: DatabaseSync, schema: Schema): string[] {
	const { table } = schema.textColumns;
	const columns = db.prepare("SELECT name FROM pragma_table_info(?)").all(table);
	return addMissingColumns(
		schema,
		columns.map(({ name }) => String(name)),
	);
}

/**
 * Refuses a damaged file before anything is written to it. Takes 0.2 s for 100,000 enquiries.
 * @throws DamagedFile
 */
export function checkPages(db: DatabaseSync): void {
	const found = pragma(db, "quick_check(1)");
	if (found !== "ok") throw new DamagedFile(String(found).replace(/\s+/g, " "));
}

function prepare(db: DatabaseSync, schema: Schema): void {
	// secure_delete overwrites erased enquiries instead of only unlinking their pages.
	db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
		PRAGMA secure_delete = ON`);
	const durability = [pragma(db, "journal_mode"), pragma(db, "synchronous")];
	if (durability.join() !== "wal,2") {
		throw new Error(`SQLite did not accept its settings: ${durability}`);
	}
	checkPages(db);
	// The version is read inside the transaction, so that two processes cannot apply the same step.
	db.exec("BEGIN IMMEDIATE");
	for (const step of pendingSteps(schema, Number(pragma(db, "user_version")))) db.exec(step);
	for (const addition of missingColumns(db, schema)) db.exec(addition);
	db.exec(`PRAGMA user_version = ${schema.steps.length}; COMMIT`);
	// From now on SqliteDatabase waits for locks, without blocking the process.
	db.exec("PRAGMA busy_timeout = 0");
}

/**
 * Opens the database for writing and migrates it. WAL with synchronous FULL puts a committed
 * enquiry on disk; NORMAL lost acknowledged rows in replayed power cuts.
 * @throws Error when it cannot be opened so
 */
export function openSqliteFile(path: string, schema: Schema): DatabaseSync {
	makeFolder(dirname(path));
	const db = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS });
	try {
		prepare(db, schema);
	} catch (error) {
		db.close();
		throw error;
	}
	return db;
}

/**
 * Opens the database read-only, also while the service writes to it.
 * @throws Error when its schema is outdated, because a reader cannot migrate it
 */
export function openReadOnly(path: string, schema: Schema): DatabaseSync {
	const db = new DatabaseSync(path, { readOnly: true, timeout: OPEN_TIMEOUT_MS });
	const steps = pendingSteps(schema, Number(pragma(db, "user_version")));
	if (steps.length + missingColumns(db, schema).length === 0) return db;
	throw new Error("it is of an earlier version; start the service once to bring it up to date");
}

const noFile = (path: string) =>
	`${path} was moved or deleted. Put it back, or run npm run enquiries -- restore <backup file>.`;

export function hasContent(path: string): boolean {
	const file = statSync(path, { throwIfNoEntry: false });
	return file?.isFile() === true && file.size > 0;
}

export function copyPath(path: string): string {
	const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
	return join(dirname(path), `enquiries-saved-${time}.db`);
}

/** Device and inode, or undefined if there is no file. */
export function identityOf(path: string): string | undefined {
	const file = statSync(path, { bigint: true, throwIfNoEntry: false });
	return file && `${file.dev}:${file.ino}`;
}

/**
 * Watches the files of an open database. SQLite does not notice when they are deleted or replaced:
 * it would acknowledge enquiries in files that are gone after the stop.
 */
function watchFiles(db: DatabaseSync, path: string, log: Log) {
	const [wal, index] = [`${path}-wal`, `${path}-shm`];
	const identities = new Map([path, wal, index].map((file) => [file, identityOf(file)]));
	const isInPlace = (file: string) => identityOf(file) === identities.get(file);
	const areInPlace = () => isInPlace(path) && isInPlace(wal);

	/** Once the database is closed, nobody can read a deleted file. @throws Error */
	function saveCopy(): void {
		makeFolder(dirname(path));
		const file = copyPath(path);
		try {
			db.prepare("VACUUM INTO ?").run(file);
		} catch (cause) {
			rmSync(file, { force: true });
			throw new Error(fileFailure(cause, file), { cause });
		}
		const advice = `It has all enquiries up to now. If some are missing, run npm run enquiries -- restore ${file}.`;
		log.alert("store.saved", { file, advice });
	}

	return {
		checkFiles(): void {
			if (areInPlace()) return;
			if (identityOf(path) === undefined) throw new FilesMoved(noFile(path));
			throw new FilesReplaced(
				`${path} or ${wal} was replaced or deleted while the service was using it. The service opens what is there now. Restore a backup only with npm run enquiries -- restore <backup file>.`,
			);
		},
		beforeClose(): void {
			if (areInPlace()) return;
			saveCopy();
			// SQLite would take the log for that of another database.
			for (const file of [wal, index]) if (isInPlace(file)) rmSync(file, { force: true });
		},
	};
}

/**
 * Returns a function that opens and migrates a SQLite database. It creates the file only if it has
 * never seen one, because a missing file must be restored. Its errors say what to do.
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
		seen ||= !isNew;
		const db = openSqliteFile(path, schema);
		seen = true;
		return new SqliteDatabase(db, { explain, ...watchFiles(db, path, log) });
	}

	return () => {
		try {
			return open();
		} catch (cause) {
			throw new Error(explain(cause as Error), { cause });
		}
	};
}
