import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.ts";

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
		syncFolder(dirname(made));
	}
}
