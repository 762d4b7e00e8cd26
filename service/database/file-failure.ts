import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseUnsuitable } from "./database.ts";

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const SQLITE = {
	busy: 5,
	readOnly: 8,
	ioError: 10,
	corrupt: 11,
	full: 13,
	cantOpen: 14,
	notADb: 26,
};
/** Below this, SQLite cannot create the files that it needs to open a database. Bytes. */
const MIN_FREE = 64 * 1024;

/** SQLite can open the file, but some of its pages make no sense. */
export class DamagedFile extends Error {}

const codesOf = (error: unknown) => {
	const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
	// Extended result codes have more bits.
	return { code, result: errcode & 0xff };
};

/** Whether another process has locked the database. */
export const isLocked = (error: unknown) => codesOf(error).result === SQLITE.busy;

/** Whether the system refuses this user. */
export const isForbidden = (error: unknown) =>
	["EACCES", "EPERM", "EROFS"].includes(codesOf(error).code);

function hasNoSpace(folder: string): boolean {
	try {
		const { bavail, bsize, files, ffree } = statfsSync(folder);
		return bavail * bsize < MIN_FREE || (files > 0 && ffree === 0);
	} catch {
		return false;
	}
}

/** Whether a full disk is the cause. Some systems say only that a file cannot be opened. */
export function isDiskFull(error: unknown, path: string): boolean {
	const { code, result } = codesOf(error);
	if (result === SQLITE.full || ["ENOSPC", "EDQUOT"].includes(code)) return true;
	return [SQLITE.ioError, SQLITE.cantOpen].includes(result) && hasNoSpace(dirname(path));
}

/**
 * Says why a database file cannot be used, and what to do about this cause.
 * @param error of node:sqlite or node:fs
 * @param path the database file; its folder need not exist
 */
export function fileFailure(error: unknown, path: string): string {
	const { code, result } = codesOf(error);
	const folder = dirname(path);
	if (isDiskFull(error, path)) {
		return `The disk is full. Free space on the disk of ${folder}.`;
	}
	if ([SQLITE.corrupt, SQLITE.notADb].includes(result) || error instanceof DamagedFile) {
		return `${path} is damaged. Stop the service, move the file and its -wal to another folder, run npm run enquiries -- restore <backup file>, and start the service.`;
	}
	if (result === SQLITE.busy) return `${path} is locked. End the other program that uses it.`;
	if (code === "EEXIST" || code === "ENOTDIR") {
		return `${folder} is not a folder. Remove the file in its place, or set DATA_DIR to a folder.`;
	}
	const isDenied = [SQLITE.readOnly, SQLITE.cantOpen].includes(result) || code === "ENOENT";
	if (isDenied || isForbidden(error)) {
		return `The service may not write to ${path}. Give its user the right to write to this file and its folder, or set DATA_DIR to another folder.`;
	}
	const end = error instanceof DatabaseUnsuitable ? "" : ".";
	return `${path} cannot be used: ${(error as Error).message}${end}`;
}
