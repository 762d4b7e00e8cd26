import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Log } from "../log/log.ts";
import { makeFolder } from "../make-folder.ts";

/**
 * Writes a copy of an open database next to its path, and says so in an alert. For a database whose
 * file was deleted or replaced: once it is closed, nobody can read it any more.
 * @throws Error when the copy cannot be written
 */
export function saveCopy(db: DatabaseSync, path: string, log: Log): void {
	const folder = dirname(path);
	makeFolder(folder);
	const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
	const file = join(folder, `enquiries-saved-${time}.db`);
	db.prepare("VACUUM INTO ?").run(file);
	log.alert("store.saved", {
		file,
		advice: `It has all enquiries up to now. If some are missing, run npm run enquiries -- restore ${file}.`,
	});
}
