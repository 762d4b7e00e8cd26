import { DatabaseSync } from "node:sqlite";

/** SQLite's result code for a lock of another process. */
const SQLITE_BUSY = 5;

/**
 * Locks a file until it is closed or the process ends. SQLite is the only part of Node that can lock
 * files; it writes nothing to this one.
 * @returns undefined when another process has locked it
 * @throws Error when the file cannot be opened or locked at all
 */
export function lockFile(path: string): DatabaseSync | undefined {
	let file: DatabaseSync | undefined;
	try {
		file = new DatabaseSync(path, { timeout: 0 });
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		return file;
	} catch (error) {
		file?.close();
		if (((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) return undefined;
		throw error;
	}
}
