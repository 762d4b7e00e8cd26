import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { fileFailure, isDiskFull, isForbidden } from "../database/file-failure.ts";
import { checkPages } from "../database/sqlite-file.ts";
import { syncFolder } from "../files.ts";
import { type Copy, copyName, UNFINISHED } from "./copies.ts";

/** Copies an open database to a new file. */
export type MakeCopy = (from: DatabaseSync, to: string) => Promise<unknown>;

export type BackUpOptions = {
	path: string;
	/** It is not made: it may be a disk that is not mounted. */
	folder: string;
	/** Epoch milliseconds. */
	now: number;
	makeCopy?: MakeCopy | undefined;
};

/**
 * The SHA-256 of the version, the definitions and every value of a database. An integrity check
 * alone does not find a changed value.
 * @param db in a transaction if others may write to it meanwhile
 */
function digestOf(db: DatabaseSync): string {
	const hash = createHash("sha256");
	const add = (value: unknown) => hash.update(`${JSON.stringify(value)}\n`);
	add(db.prepare("PRAGMA user_version").get());
	const objects = db.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").all();
	add(objects);
	for (const { name } of objects.filter(({ type }) => type === "table")) {
		for (const row of db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).iterate()) add(row);
	}
	return hash.digest("hex");
}

/** Opens a copy as a restore does, and turns it into a single file without a log. */
function digestOfCopy(file: string): string {
	const copy = new DatabaseSync(file);
	try {
		copy.exec("PRAGMA journal_mode = DELETE");
		checkPages(copy);
		return digestOf(copy);
	} finally {
		copy.close();
	}
}

function problemOfCopy(file: string, expected: string): string | undefined {
	try {
		return digestOfCopy(file) === expected ? undefined : "differs from the database";
	} catch (error) {
		return `is unreadable: ${(error as Error).message}`;
	}
}

/** Says why no copy was made, and what to do. */
function failure(error: Error, { path, folder }: BackUpOptions): string {
	if (isDiskFull(error, join(folder, "copy.db"))) {
		return `The disk is full. Free space on the disk of BACKUP_TO ${folder}.`;
	}
	if (isForbidden(error)) {
		return `The service may not write to BACKUP_TO ${folder}. Give its user the right to write to this folder.`;
	}
	return "errcode" in error ? fileFailure(error, path) : error.message;
}

/** Makes the copy and compares it. @throws Error if it differs from the database */
async function copyVerified({ path, folder, makeCopy }: BackUpOptions, file: string) {
	const live = new DatabaseSync(path, { readOnly: true });
	try {
		// Both the copy and the digest are of the moment of the first read, whatever is stored meanwhile.
		live.exec("BEGIN");
		const expected = digestOf(live);
		await (makeCopy ?? backup)(live, file);
		const problem = problemOfCopy(file, expected);
		if (!problem) return;
		throw new Error(`The copy in BACKUP_TO ${folder} ${problem}. Check the disk of this folder.`);
	} finally {
		live.close();
	}
}

/**
 * Copies the database to a new file in a folder, also while the service writes to it. Only a copy
 * that was opened and has the same rows gets the name of a backup. It blocks its thread.
 * @throws Error that says what to do
 */
export async function backUp(options: BackUpOptions): Promise<Copy> {
	const { folder, now } = options;
	let unfinished: string | undefined;
	try {
		if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
			throw new Error(`BACKUP_TO ${folder} is not a folder. Make the folder or mount the disk.`);
		}
		unfinished = mkdtempSync(join(folder, UNFINISHED));
		const file = join(unfinished, "copy.db");
		await copyVerified(options, file);
		const handle = openSync(file, "r+");
		fsyncSync(handle);
		closeSync(handle);
		const path = join(folder, copyName(now));
		renameSync(file, path);
		syncFolder(folder);
		return { path, time: now };
	} catch (cause) {
		throw new Error(failure(cause as Error, options), { cause });
	} finally {
		if (unfinished) rmSync(unfinished, { recursive: true, force: true });
	}
}
