import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Rows to read before the process may answer requests. They take about a millisecond. */
const ROWS_PER_TURN = 100;

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
