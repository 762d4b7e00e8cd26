import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../files.ts";
import { StartError } from "../settings/settings.ts";
import { fileFailure, isLocked } from "./file-failure.ts";

/**
 * Lets only one service have the SQLite database of a folder open, until the process ends, however it
 * ends, also in another container. Only SQLite can lock files in Node; it writes nothing to this one.
 * @param dataDir absolute path; need not exist
 * @returns a function that releases the folder
 * @throws StartError if another process holds it
 * @throws Error that says what to do, if it cannot be held now
 */
export function holdFolder(dataDir: string): () => void {
	const path = join(dataDir, "service.lock");
	let file: DatabaseSync | undefined;
	try {
		makeFolder(dataDir);
		file = new DatabaseSync(path, { timeout: 0 });
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (cause) {
		file?.close();
		if (!isLocked(cause)) throw new Error(fileFailure(cause, path), { cause });
		throw new StartError(
			`DATA_DIR ${dataDir} is in use by another process. Stop that service first, or set DATA_DIR to a folder of its own.`,
			{ cause },
		);
	}
	return () => file?.close();
}
