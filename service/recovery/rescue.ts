import { existsSync, rmSync, statSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { DatabaseUnsuitable, type Value } from "../database/database.ts";
import { openSqliteFile } from "../database/sqlite-file.ts";
import { schema } from "../enquiries/schema.ts";
import { FORGET_MISSING_DIGESTS } from "../quarantine/digest.ts";
import { PageFile } from "./page-file.ts";
import { indexKeys, isCut, tableRows } from "./record.ts";
import { createTables, type Table, tablesOf } from "./tables.ts";

/** A version 7 UUID, as the service makes them for enquiries. */
const ENQUIRY_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export type Rescued = {
	enquiries: number;
	/** Rows of the outbox. */
	deliveries: number;
	/** Enquiries with only the beginning of a text. */
	shortened: number;
	/** Enquiries in quarantine, because it could not be read whether they were mailed. */
	held: number;
	/** The ids of enquiries that could not be read. Others may have left no trace. */
	lost: string[];
};

/** Whether a row has the form of a table's rows. Columns that were added later may be missing. */
function fits({ columns }: Table, row: readonly Value[]): boolean {
	return columns.every(({ type, isOptional }, i) => {
		const value = row[i] ?? null;
		if (value === null) return isOptional;
		return (type === "TEXT") === (typeof value === "string");
	});
}

function insertInto({ name, columns }: Table, count: number): string {
	const names = columns.slice(0, count).map((column) => `"${column.name}"`);
	const marks = names.map(() => "?");
	return `INSERT OR IGNORE INTO ${name} (${names.join(", ")}) VALUES (${marks.join(", ")})`;
}

/** Inserts every row that fits a table. Returns how many of them were cut off. */
function saveRows(db: DatabaseSync, file: PageFile): number {
	const tables = tablesOf(db);
	const statements = new Map<string, StatementSync>();
	let shortened = 0;
	db.exec("BEGIN");
	for (const row of tableRows(file)) {
		const table = tables.find((one) => fits(one, row));
		if (!table) continue;
		const known = row.slice(0, table.columns.length);
		const text = insertInto(table, known.length);
		const statement = statements.get(text) ?? db.prepare(text);
		statements.set(text, statement);
		const { changes } = statement.run(...known);
		if (changes === 1 && isCut(known.at(-1))) shortened++;
	}
	db.exec("COMMIT");
	return shortened;
}

/** Removes rows whose enquiry was not saved. Returns the ids of those enquiries. */
function removeOrphans(db: DatabaseSync): string[] {
	return tablesOf(db)
		.filter(({ name }) => name !== "enquiries")
		.flatMap(({ name }) =>
			db
				.prepare(
					`DELETE FROM ${name} WHERE enquiry_id NOT IN (SELECT id FROM enquiries)
					RETURNING enquiry_id`,
				)
				.all(),
		)
		.map((row) => String(row.enquiry_id));
}

/** Returns the ids of enquiries that were not saved, although an index or another table has them. */
function lostIds(db: DatabaseSync, file: PageFile, orphans: readonly string[]): string[] {
	const known = new Set(orphans);
	for (const [id, ...rest] of indexKeys(file)) {
		// Only the indexes on the id of an enquiry alone have keys of this form.
		if (rest.length === 1 && typeof id === "string") known.add(id);
	}
	for (const { id } of db.prepare("SELECT id FROM enquiries").iterate()) known.delete(String(id));
	return [...known].filter((id) => ENQUIRY_ID.test(id)).sort();
}

/**
 * Takes enquiries without a mail to the owner into quarantine: its row could not be read, and it
 * may have been sent. Returns their number.
 */
function holdUnknown(db: DatabaseSync): number {
	const { changes } = db
		.prepare(
			`UPDATE enquiries SET quarantine_reason = 'rescued', digest_id = NULL WHERE quarantine_reason IS NULL
			AND NOT EXISTS (SELECT 1 FROM outbox WHERE enquiry_id = enquiries.id AND kind = 'mail')`,
		)
		.run();
	return Number(changes);
}

function migrateAndCount(path: string): Pick<Rescued, "enquiries" | "deliveries" | "held"> {
	const db = openSqliteFile(path, schema);
	try {
		const held = holdUnknown(db);
		db.exec(FORGET_MISSING_DIGESTS);
		const count = (table: string) =>
			Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
		return { held, enquiries: count("enquiries"), deliveries: count("outbox") };
	} finally {
		db.close();
	}
}

/** When a database was written last, by its file and its log. */
const lastWrites = (path: string) =>
	[path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();

/**
 * Saves what can be read of a damaged SQLite database in a new one. It only reads the damaged file
 * and its log. Rows are found page by page, so that a damaged page loses only what was on it.
 * @throws Error when nothing can be read, the new file exists, or the service is writing
 */
export function rescue(damaged: string, target: string): Rescued {
	if (existsSync(target)) throw new Error(`${target} exists. Name a new file.`);
	const before = lastWrites(damaged);
	const file = new PageFile(damaged);
	try {
		const db = createTables(target, file);
		const shortened = saveRows(db, file);
		const lost = lostIds(db, file, removeOrphans(db));
		db.close();
		const rescued = { ...migrateAndCount(target), shortened, lost };
		if (lastWrites(damaged) !== before) {
			throw new Error(`${damaged} is in use. Stop the service and run this command again.`);
		}
		if (rescued.enquiries === 0) throw new Error(`No enquiry could be read in ${damaged}.`);
		return rescued;
	} catch (error) {
		for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(target + end, { force: true });
		if (error instanceof DatabaseUnsuitable) {
			throw new Error(`${damaged} cannot be used: ${error.message}`);
		}
		if (!("errcode" in (error as Error))) throw error;
		throw new Error(
			`${target} cannot be written: ${(error as Error).message}. Name a file in a folder that you can write to, on a disk with enough space.`,
		);
	} finally {
		file.close();
	}
}
