import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileFailure, isDiskFull } from "../database/file-failure.ts";
import { checkPages } from "../database/sqlite-file.ts";
import { syncFolder } from "../sync-folder.ts";
import { type Copy, copyName, UNFINISHED } from "./copies.ts";

/** Pages to copy at a time, 2 MB. In between, the process answers requests. */
const PAGES_PER_STEP = 500;
/** Rows to read before the process may answer requests. They take about a millisecond. */
const ROWS_PER_TURN = 100;

/** Copies an open database to a new file. */
export type MakeCopy = (from: DatabaseSync, to: string) => Promise<unknown>;

const makeCopy: MakeCopy = (from, to) => backup(from, to, { rate: PAGES_PER_STEP });

export type BackUpOptions = {
	/** The database, which the service has open. */
	path: string;
	/** An existing folder. It is not made: it may be a disk that is not mounted. */
	folder: string;
	/** Epoch milliseconds. */
	now: number;
	makeCopy?: MakeCopy | undefined;
};

/**
 * Returns the SHA-256 of everything in a database: its version, the statements that created its
 * tables, and every value of every row. An integrity check alone does not find a changed value.
 * @param db in a transaction if others may write to it meanwhile
 */
export async function digestOf(db: DatabaseSync): Promise<string> {
	const hash = createHash("sha256");
	const add = (value: unknown) => hash.update(`${JSON.stringify(value)}\n`);
	add(db.prepare("PRAGMA user_version").get());
	const objects = db.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").all();
	add(objects);
	let rows = 0;
	for (const { name } of objects.filter(({ type }) => type === "table")) {
		for (const row of db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).iterate()) {
			add(row);
			rows += 1;
			if (rows % ROWS_PER_TURN === 0) await nextTurn();
		}
	}
	return hash.digest("hex");
}

/** Opens a copy as a restore does, and turns it into a single file without a log. */
async function digestOfCopy(file: string): Promise<string> {
	const copy = new DatabaseSync(file);
	try {
		copy.exec("PRAGMA journal_mode = DELETE");
		checkPages(copy);
		return await digestOf(copy);
	} finally {
		copy.close();
	}
}

function syncFile(path: string): void {
	const handle = openSync(path, "r+");
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

function makeUnfinished(folder: string): string {
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		throw new Error(`BACKUP_TO ${folder} is not a folder. Make the folder or mount the disk.`);
	}
	return mkdtempSync(join(folder, UNFINISHED));
}

/** Says why no copy was made, and what to do. */
function failure(error: Error, { path, folder }: BackUpOptions): string {
	const { code = "", message } = error as NodeJS.ErrnoException;
	if (isDiskFull(error, join(folder, "copy.db"))) {
		return `The disk is full. Free space on the disk of BACKUP_TO ${folder}.`;
	}
	if (["EACCES", "EPERM", "EROFS"].includes(code)) {
		return `The service may not write to BACKUP_TO ${folder}. Give its user the right to write to this folder.`;
	}
	return "errcode" in error ? fileFailure(error, path) : message;
}

async function copyVerified(options: BackUpOptions, unfinished: string): Promise<Copy> {
	const { path, folder, now } = options;
	const file = join(unfinished, "copy.db");
	const live = new DatabaseSync(path, { readOnly: true });
	try {
		// Both the copy and the digest are of the moment of the first read, whatever is stored meanwhile.
		live.exec("BEGIN");
		const expected = await digestOf(live);
		await (options.makeCopy ?? makeCopy)(live, file);
		const found = await digestOfCopy(file).catch(({ message }: Error) => `unreadable: ${message}`);
		if (found !== expected) {
			const problem = found.startsWith("unreadable") ? `is ${found}` : "differs from the database";
			throw new Error(`The copy in BACKUP_TO ${folder} ${problem}. Check the disk of this folder.`);
		}
	} finally {
		live.close();
	}
	syncFile(file);
	const target = join(folder, copyName(now));
	renameSync(file, target);
	syncFolder(folder);
	return { path: target, time: now };
}

/**
 * Copies the database to a new file in a folder, also while the service writes to it, opens the copy
 * and compares all its rows with those of the database. Only a copy that has the same rows gets the
 * name of a backup, so that a half copy is never taken for one.
 * @throws Error whose message says why there is no new backup, and what to do
 */
export async function backUp(options: BackUpOptions): Promise<Copy> {
	let unfinished: string | undefined;
	try {
		unfinished = makeUnfinished(options.folder);
		return await copyVerified(options, unfinished);
	} catch (cause) {
		throw new Error(failure(cause as Error, options), { cause });
	} finally {
		if (unfinished) rmSync(unfinished, { recursive: true, force: true });
	}
}
