import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Database, DatabaseUnsuitable } from "../database/database.ts";
import { fileFailure, isDiskFull, isForbidden } from "../database/file-failure.ts";
import {
	copyPath,
	hasContent,
	identityOf,
	openSqliteFile,
	sqliteOpener,
} from "../database/sqlite-file.ts";
import { schema } from "../enquiries/schema.ts";
import { makeFolder } from "../files.ts";
import { createLog } from "../log/log.ts";
import { IS_MAILED } from "../outbox/states.ts";

export type Restored = {
	/** Enquiries that the database lacked. */
	added: number;
	/** Those in quarantine, because the backup does not say whether they were mailed. */
	held: number;
	/** Where the log of a missing database was moved, if there was one. */
	logMovedTo: string | undefined;
};

const silent = createLog(() => {});

/**
 * Leaves in a copy of a backup what may be added. A mail that was waiting then may have been sent
 * since, so its enquiry goes into quarantine, and the next morning's mail tells of it; but not one that
 * was taken back, which is empty. A waiting webhook stays, because its receiver recognises a repeat.
 */
const KEEP_WHAT_IS_SURE = `UPDATE enquiries SET quarantine_reason = 'restored', told_at = NULL
	WHERE quarantine_reason IS NULL AND NOT ${IS_MAILED}
	AND answer_state IS DISTINCT FROM 'withdrawn';
DELETE FROM outbox WHERE state <> 'sent' AND NOT (
	kind = 'webhook' AND state IN ('pending', 'stopped')
	AND enquiry_id IN (SELECT id FROM enquiries WHERE quarantine_reason IS NULL));
UPDATE outbox SET lease_until = 0;`;

/** @throws Error that says what to do */
function newFolderBeside(path: string): string {
	try {
		makeFolder(dirname(path));
		return mkdtempSync(join(dirname(path), "restore-"));
	} catch (cause) {
		throw new Error(fileFailure(cause, path), { cause });
	}
}

/** Another file would become an empty database when it is migrated. */
function checkVersion(path: string): void {
	const db = new DatabaseSync(path);
	try {
		const { user_version } = db.prepare("PRAGMA user_version").get() ?? {};
		if (user_version === 0) throw new Error("it has no enquiries");
	} finally {
		db.close();
	}
}

/** @throws Error when the backup cannot be used */
function prepare(backup: string, copy: string): void {
	const folder = dirname(copy);
	for (const end of ["", "-wal"].filter((end) => existsSync(backup + end))) {
		try {
			copyFileSync(backup + end, copy + end);
		} catch (cause) {
			if (!isForbidden(cause)) throw new Error(fileFailure(cause, folder), { cause });
			const advice = "Give the user who runs this command the right to read it.";
			throw new Error(`${backup + end} cannot be read. ${advice}`, { cause });
		}
	}
	try {
		checkVersion(copy);
		const db = openSqliteFile(copy, schema);
		db.exec(KEEP_WHAT_IS_SURE);
		db.close();
	} catch (cause) {
		if (isDiskFull(cause, folder)) throw new Error(fileFailure(cause, folder), { cause });
		const { message } = cause as Error;
		const advice = cause instanceof DatabaseUnsuitable ? "" : ". Name another backup.";
		throw new Error(`${backup} cannot be restored: ${message}${advice}`, { cause });
	}
}

/** Those that a table has in both databases. */
async function columnsOf(database: Database, table: string): Promise<string> {
	const rows = await database.query(
		`SELECT name FROM pragma_table_info(?, 'main')
		INTERSECT SELECT name FROM pragma_table_info(?, 'backup')`,
		table,
		table,
	);
	return rows.map(({ name }) => `"${name}"`).join(", ");
}

/**
 * Adds what a prepared backup has and the database lacks. A delivery once sent stays sent. The secret of
 * the backup replaces one that the service has made since, so that the links in the mails which were
 * sent before the loss work again; those in mails since then end.
 */
async function merge(database: Database, copy: string) {
	await database.query("ATTACH ? AS backup", copy);
	const [enquiries, outbox, acknowledgements] = await Promise.all(
		["enquiries", "outbox", "acknowledgements"].map((table) => columnsOf(database, table)),
	);
	const stored = "enquiry_id IN (SELECT id FROM main.enquiries)";
	const [added = []] = await database.transaction([
		[
			`INSERT INTO enquiries (${enquiries}) SELECT ${enquiries} FROM backup.enquiries
			WHERE id NOT IN (SELECT id FROM main.enquiries)
			ON CONFLICT DO NOTHING RETURNING quarantine_reason`,
		],
		[
			`INSERT INTO outbox (${outbox}) SELECT ${outbox} FROM backup.outbox WHERE ${stored}
			ON CONFLICT (enquiry_id, kind) DO UPDATE
			SET state = 'sent', sent_at = excluded.sent_at, lease_until = 0,
				failure = NULL, last_error = NULL
			WHERE outbox.state <> 'sent' AND excluded.state = 'sent'`,
		],
		[
			`UPDATE enquiries SET quarantine_reason = NULL WHERE quarantine_reason IS NOT NULL
			AND id IN (SELECT id FROM backup.enquiries WHERE quarantine_reason IS NULL)`,
		],
		[
			`INSERT INTO acknowledgements (${acknowledgements})
			SELECT ${acknowledgements} FROM backup.acknowledgements WHERE ${stored}
			ON CONFLICT (address) DO NOTHING`,
		],
		[
			`INSERT INTO secrets (name, value) SELECT name, value FROM backup.secrets WHERE true
			ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
		],
	]);
	const held = added.filter(({ quarantine_reason }) => quarantine_reason === "restored").length;
	return { added: added.length, held };
}

/** SQLite would delete the log of a missing database, or take it for that of the new one. */
function moveLogAway(path: string): string | undefined {
	if (hasContent(path)) return undefined;
	rmSync(`${path}-shm`, { force: true });
	if (!hasContent(`${path}-wal`)) {
		rmSync(`${path}-wal`, { force: true });
		return undefined;
	}
	const target = copyPath(path);
	renameSync(`${path}-wal`, `${target}-wal`);
	return target;
}

/**
 * Adds what a backup has and the database lacks, in one transaction, also while the service runs.
 * It changes neither the backup nor an enquiry of the database. A running service opens the new
 * file if it was missing.
 * @throws Error when one cannot be used; then nothing has changed
 */
export async function restore(backup: string, path: string): Promise<Restored> {
	if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
	if (identityOf(backup) === identityOf(path))
		throw new Error(`${backup} is the database itself. Name a backup.`);
	const folder = newFolderBeside(path);
	try {
		const copy = join(folder, "backup.db");
		prepare(backup, copy);
		const logMovedTo = moveLogAway(path);
		const database = sqliteOpener(path, schema, silent)();
		try {
			return { ...(await merge(database, copy)), logMovedTo };
		} finally {
			await database.close();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
