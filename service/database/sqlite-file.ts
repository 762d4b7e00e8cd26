import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../make-folder.ts";
import { addMissingColumns, pendingSteps, type Schema } from "./schema.ts";

/** How long opening waits for a lock, in milliseconds. The wait blocks the whole process. */
const OPEN_TIMEOUT_MS = 200;

/** SQLite can open the file, but some of its pages make no sense. */
export class DamagedFile extends Error {}

/** Returns the path of the database file. */
export function databasePath(dataDir: string): string {
	return join(dataDir, "enquiries.db");
}

/** Reads back the settings that decide whether an enquiry survives a power cut. */
function pragmas(db: DatabaseSync) {
	const value = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
	return { journalMode: value("journal_mode"), synchronous: value("synchronous") };
}

function versionOf(db: DatabaseSync): number {
	return Number(db.prepare("PRAGMA user_version").get()?.user_version);
}

function missingColumns(db: DatabaseSync, schema: Schema): string[] {
	const columns = db
		.prepare("SELECT name FROM pragma_table_info(?)")
		.all(schema.textColumns.table)
		.map(({ name }) => String(name));
	return addMissingColumns(schema, columns);
}

/** Reads the version inside the transaction, so that two processes cannot apply the same step. */
function migrate(db: DatabaseSync, schema: Schema): void {
	db.exec("BEGIN IMMEDIATE");
	for (const step of pendingSteps(schema, versionOf(db))) db.exec(step);
	for (const addition of missingColumns(db, schema)) db.exec(addition);
	db.exec(`PRAGMA user_version = ${schema.steps.length}; COMMIT;`);
}

/**
 * Refuses a damaged file before anything is written to it. It takes 0.2 s for 100,000 enquiries.
 * @throws DamagedFile
 */
export function checkPages(db: DatabaseSync): void {
	const [found] = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {});
	if (found !== "ok") throw new DamagedFile(String(found).replace(/\s+/g, " "));
}

function prepare(db: DatabaseSync, schema: Schema): void {
	db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
	// Overwrites erased enquiries instead of only unlinking their pages.
	db.exec("PRAGMA secure_delete = ON;");
	const { journalMode, synchronous } = pragmas(db);
	if (journalMode !== "wal" || synchronous !== 2) {
		throw new Error(`SQLite did not accept its settings: ${journalMode}, ${synchronous}`);
	}
	checkPages(db);
	migrate(db, schema);
	// From now on SqliteDatabase waits for locks, without blocking the process.
	db.exec("PRAGMA busy_timeout = 0");
}

/**
 * Opens the database for writing and migrates it. It uses WAL with synchronous FULL, so that a
 * committed enquiry is on disk; NORMAL lost acknowledged rows in replayed power cuts.
 * @throws Error when the file cannot be opened or SQLite does not accept those settings
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
	const isCurrent =
		pendingSteps(schema, versionOf(db)).length === 0 && missingColumns(db, schema).length === 0;
	if (isCurrent) return db;
	throw new Error("it is of an earlier version; start the service once to bring it up to date");
}
