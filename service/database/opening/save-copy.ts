import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Log } from "../../log/log.ts";
import { makeFolder } from "../../make-folder.ts";
import { fileFailure } from "./file-failure.ts";

/** Returns a new path for a copy, next to the database. */
export function copyPath(path: string): string {
	const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
	return join(dirname(path), `enquiries-saved-${time}.db`);
}

/**
 * Writes a copy of an open database next to its path, and says so in an alert. For a database whose
 * file was deleted or replaced: once it is closed, nobody can read it any more.
 * @throws Error when the copy cannot be written
 */
export function saveCopy(db: DatabaseSync, path: string, log: Log): void {
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
