import { DatabaseSync } from "node:sqlite";

/**
 * Locks a file until it is closed or the process ends. SQLite is the only part of Node that can lock
 * files; it writes nothing to this one.
 * @returns undefined when another process has locked it, or when this process may not
 */
export function lockFile(path: string): DatabaseSync | undefined {
	let file: DatabaseSync | undefined;
	try {
		file = new DatabaseSync(path, { timeout: 0 });
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		return file;
	} catch {
		file?.close();
		return undefined;
	}
}
