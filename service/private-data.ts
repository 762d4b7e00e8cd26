import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { databasePath } from "./database/sqlite-file.ts";
import { mailFolder } from "./mail/mail-files.ts";

/** The umask of the service: new files and folders are for its own user alone. */
export const PRIVATE_UMASK = 0o077;
const STICKY = 0o1000;

/**
 * Whether a folder is not for the enquiries alone: one that every user may write to, such as /tmp,
 * or one that contains the project. Its other files may have to stay readable.
 */
function hasOtherUses(folder: string): boolean {
	const path = relative(folder, process.cwd());
	return (statSync(folder).mode & STICKY) !== 0 || !path.startsWith("..");
}

/** Removes all rights of other users. Returns false if they have some and keep them. */
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

function filesIn(dataDir: string): string[] {
	const database = databasePath(dataDir);
	const mails = mailFolder(dataDir);
	const lock = join(dataDir, "service.lock");
	const files = [database, `${database}-wal`, `${database}-shm`, lock, mails].filter(existsSync);
	if (!files.includes(mails)) return files;
	const entries = readdirSync(mails, { withFileTypes: true });
	return [...files, ...entries.filter((one) => one.isFile()).map(({ name }) => join(mails, name))];
}

/**
 * Takes the data folder and the enquiries and mails in it away from other users. A folder made by
 * hand and the files of an earlier start are usually readable by every user of the machine. Call
 * it before the database is opened, because SQLite gives its log the rights of the database.
 * @param dataDir absolute path; need not exist
 * @returns a warning if other users still have rights
 * @throws Error when the folder cannot be read
 */
export function makePrivate(dataDir: string): string | undefined {
	if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
	const open = filesIn(dataDir).filter((path) => !tighten(path));
	if (hasOtherUses(dataDir) ? statSync(dataDir).mode & PRIVATE_UMASK : !tighten(dataDir)) {
		open.unshift(dataDir);
	}
	if (open.length === 0) return undefined;
	return `Other users of this machine have access to ${open[0]}, which the service cannot change: give DATA_DIR a folder of its own that belongs to the user of the service.`;
}
