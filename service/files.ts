/** Folders and files that survive a power cut, and that only the user of the service can read. */
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export const databasePath = (dataDir: string): string => join(dataDir, "enquiries.db");

export const mailFolder = (dataDir: string): string => resolve(dataDir, "mails");

/** New files and folders are for the user of the service alone. */
export const PRIVATE_UMASK = 0o077;

/** Makes the entries of a folder durable, where the system and its rights allow it. */
export function syncFolder(folder: string): void {
	try {
		const handle = openSync(folder, "r");
		try {
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
	} catch {}
}

/**
 * Makes a folder for this user alone, with its parents, and syncs each: otherwise a power cut may
 * remove it with all that is in it.
 * @param path absolute
 * @throws Error when it cannot be made
 */
export function makeFolder(path: string): void {
	const topmost = mkdirSync(path, { recursive: true, mode: 0o700 });
	if (topmost === undefined) return;
	for (let made = path; made.length >= topmost.length; made = dirname(made)) {
		syncFolder(dirname(made));
	}
}

/**
 * Takes the data folder away from other users: it may be made by hand, with another umask. It keeps its
 * rights if it has other uses: every user may write to it, or it has the project.
 * @param dataDir absolute path; need not exist
 * @returns a warning if other users still have access
 * @throws Error when the folder cannot be read
 */
export function makePrivate(dataDir: string): string | undefined {
	const folder = statSync(dataDir, { throwIfNoEntry: false });
	if (!folder?.isDirectory() || (folder.mode & PRIVATE_UMASK) === 0) return undefined;
	const isSticky = (folder.mode & 0o1000) !== 0;
	if (!isSticky && relative(dataDir, process.cwd()).startsWith("..")) {
		try {
			chmodSync(dataDir, 0o700);
			return undefined;
		} catch {}
	}
	return `Other users of this machine have access to ${dataDir}, which the service cannot change: give DATA_DIR a folder of its own that belongs to the user of the service.`;
}
