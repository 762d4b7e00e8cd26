import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseUnsuitable } from "./database.ts";
import { DamagedFile } from "./sqlite-file.ts";

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

type FileError = NodeJS.ErrnoException & { errcode?: number };

function hasNoSpace(folder: string): boolean {
	try {
		const { bavail, bsize, files, ffree } = statfsSync(folder);
		return bavail * bsize < MIN_FREE || (files > 0 && ffree === 0);
	} catch {
		return false;
	}
}

const resultOf = ({ errcode = 0 }: FileError) => errcode & 0xff;

/** Whether a full disk is the cause. Some systems say only that a file cannot be opened. */
export function isDiskFull(error: unknown, path: string): boolean {
	const { code = "" } = error as FileError;
	const result = resultOf(error as FileError);
	const isVague = result === SQLITE.ioError || result === SQLITE.cantOpen;
	return (
		result === SQLITE.full ||
		["ENOSPC", "EDQUOT"].includes(code) ||
		(isVague && hasNoSpace(dirname(path)))
	);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Says that a database file is damaged, and what to do. */
export const damagedFile = (path: string) =>
	`${path} is damaged. Stop the service, move the file and its -wal to another folder, run npm run enquiries -- restore <backup file>, and start the service.`;

/**
 * Says why a database file cannot be used, and what to do about this cause.
 * @param error of node:sqlite or node:fs
 * @param path the database file; its folder need not exist
 */
export function fileFailure(error: unknown, path: string): string {
	const { code = "", message } = error as FileError;
	const folder = dirname(path);
	const result = resultOf(error as FileError);
	if (isDiskFull(error, path)) {
		return `The disk is full. Free space on the disk of ${folder}.`;
	}
	if ([SQLITE.corrupt, SQLITE.notADb].includes(result) || error instanceof DamagedFile) {
		return damagedFile(path);
	}
	if (result === SQLITE.busy) return `${path} is locked. End the other program that uses it.`;
	if (code === "EEXIST" || code === "ENOTDIR") {
		return `${folder} is not a folder. Remove the file in its place, or set DATA_DIR to a folder.`;
	}
	if (result === SQLITE.cantOpen && isFolder(path)) {
		return `${path} is a folder. Move it away, so that a file can be there.`;
	}
	if (
		[SQLITE.readOnly, SQLITE.cantOpen].includes(result) ||
		["EACCES", "EPERM", "EROFS", "ENOENT"].includes(code)
	) {
		return `The service may not write to ${path}. Give its user the right to write to this file and its folder, or set DATA_DIR to another folder.`;
	}
	const end = error instanceof DatabaseUnsuitable ? "" : ".";
	return `${path} cannot be used: ${message}${end}`;
}
