import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Makes the entries of a folder durable. */
function syncFolder(folder: string): void {
	const handle = openSync(folder, "r");
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

/**
 * Makes a folder for this user alone, and its missing parents. Syncs the parent of each new folder:
 * without that, POSIX allows a power cut to remove the folder with all that is in it.
 * @param path absolute path; may exist
 * @throws Error when it cannot be made
 */
export function makeFolder(path: string): void {
	const topmost = mkdirSync(path, { recursive: true, mode: 0o700 });
	if (topmost === undefined) return;
	for (let made = path; made.length >= topmost.length; made = dirname(made)) {
		try {
			syncFolder(dirname(made));
		} catch {
			// Some systems cannot sync a folder, and this user may not be allowed to read the parent.
		}
	}
}
