/** Folders and files that survive a power cut, and that only the user of the service can read. */
import {
	chmodSync,
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readdirSync,
	statSync,
} from "node:fs";
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
 * Whether a folder is not for the enquiries alone: every user may write to it, or it has the
 * project.
 */
function hasOtherUses(folder: string): boolean {
	const isSticky = (statSync(folder).mode & 0o1000) !== 0;
	return isSticky || !relative(folder, process.cwd()).startsWith("..");
}

/** Removes all rights of other users, and returns whether they are gone. */
function tighten(path: string): boolean {
	const { mode } = statSync(path);
	if ((mode & PRIVATE_UMASK) === 0) return true;
	try {
		chmodSync(path, mode & 0o7777 & ~PRIVATE_UMASK);
		return true;
	} catch {
		return false;
	}
}

/**
 * Takes the data folder and what is in it away from other users: it may be made by hand, or have
 * files of a start with another umask. To be called first, because SQLite gives its log the rights
 * of the database.
 * @param dataDir absolute path; need not exist
 * @returns a warning if other users still have rights
 * @throws Error when the folder cannot be read
 */
export function makePrivate(dataDir: string): string | undefined {
	if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
	const mails = mailFolder(dataDir);
	const names = ["enquiries.db", "enquiries.db-wal", "enquiries.db-shm", "service.lock"];
	const paths = [...names.map((name) => join(dataDir, name)), mails].filter(existsSync);
	if (paths.includes(mails)) paths.push(...readdirSync(mails).map((name) => join(mails, name)));
	const isShared = hasOtherUses(dataDir);
	const kept = (isShared ? paths : [dataDir, ...paths]).find((path) => !tighten(path));
	const open = isShared && statSync(dataDir).mode & PRIVATE_UMASK ? dataDir : kept;
	if (!open) return undefined;
	return `Other users of this machine have access to ${open}, which the service cannot change: give DATA_DIR a folder of its own that belongs to the user of the service.`;
}
