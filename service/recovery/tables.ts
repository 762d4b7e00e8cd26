import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pendingSteps } from "../database/schema.ts";
import { openSqliteFile } from "../database/sqlite-file.ts";
import { schema } from "../enquiries/schema.ts";
import type { PageFile } from "./page-file.ts";
import { tableRows } from "./record.ts";

type Column = { name: string; type: string; isOptional: boolean };
export type Table = { name: string; columns: Column[] };

/** Reads the statements that created the tables, indexes and triggers, as far as possible. */
function readStatements(file: PageFile): string[] {
	const statements: string[] = [];
	for (const [type, , , , sql] of tableRows(file)) {
		const isOfSchema = type === "table" || type === "index" || type === "trigger";
		if (isOfSchema && typeof sql === "string" && /^CREATE /.test(sql)) statements.push(sql);
	}
	// Indexes and triggers need their table.
	return statements.sort(
		(a, b) => Number(/^CREATE TABLE/.test(b)) - Number(/^CREATE TABLE/.test(a)),
	);
}

const namesIn = (db: DatabaseSync) =>
	db
		.prepare("SELECT name FROM sqlite_schema")
		.all()
		.map(({ name }) => String(name));

/** Throws if a table, index or trigger of this version of the service is missing. */
function checkComplete(db: DatabaseSync): void {
	const current = new DatabaseSync(":memory:");
	for (const step of pendingSteps(schema, 0)) current.exec(step);
	const names = new Set(namesIn(db));
	const missing = namesIn(current).find((name) => !names.has(name));
	current.close();
	if (missing) throw new Error(`${missing} could not be read`);
}

/**
 * Creates the tables of the damaged file, because its rows fit those. If that cannot be read, it
 * creates the tables as this version of the service makes them.
 * @throws Error when the damaged file was written by a newer version of the service
 */
export function createTables(path: string, file: PageFile): DatabaseSync {
	const version = file.userVersion ?? schema.steps.length;
	pendingSteps(schema, version);
	const db = new DatabaseSync(path, { enableForeignKeyConstraints: false });
	try {
		for (const statement of readStatements(file)) db.exec(statement);
		db.exec(`PRAGMA user_version = ${version}; SELECT count(*) FROM enquiries, outbox;`);
		if (version === schema.steps.length) checkComplete(db);
		return db;
	} catch {
		db.close();
		rmSync(path, { force: true });
	}
	openSqliteFile(path, schema).close();
	return new DatabaseSync(path, { enableForeignKeyConstraints: false });
}

/** Returns the tables to save and their columns, enquiries first. */
export function tablesOf(db: DatabaseSync): Table[] {
	const columns = db.prepare('SELECT name, type, "notnull", dflt_value FROM pragma_table_info(?)');
	return ["enquiries", "outbox", "acknowledgements"]
		.map((name) => ({
			name,
			columns: columns.all(name).map((column) => ({
				name: String(column.name),
				type: String(column.type),
				isOptional: column.notnull === 0 || column.dflt_value !== null,
			})),
		}))
		.filter((table) => table.columns.length > 0);
}
