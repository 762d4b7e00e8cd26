import type { DurableStorage } from "cloudflare:workers";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "#service/database/database.ts";
import { addMissingColumns, pendingSteps, type Schema } from "#service/database/schema.ts";

/**
 * The SQLite database of a Durable Object. The runtime delays every answer until all writes are
 * durable. Each transaction also sets the object's alarm, which sends the mail of a stored enquiry.
 */
export class DurableDatabase implements Database {
	readonly skipLocked = "";
	readonly #storage: DurableStorage;

	constructor(storage: DurableStorage, schema: Schema) {
		this.#storage = storage;
		this.#migrate(schema);
	}

	async query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#guarded(() => this.#run([text, ...args]));
	}

	async transaction(statements: readonly Statement[]): Promise<Row[][]> {
		return this.#guarded(() =>
			this.#storage.transactionSync(() => {
				void this.#storage.setAlarm(Date.now());
				return statements.map((statement) => this.#run(statement));
			}),
		);
	}

	async close(): Promise<void> {}

	/** Stores the version in a table, because Durable Objects do not allow `PRAGMA user_version`. */
	#migrate(schema: Schema): void {
		this.#storage.transactionSync(() => {
			const run = (text: string, ...args: Value[]) => this.#run([text, ...args]);
			run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
			const [row] = run("SELECT version FROM schema_version");
			for (const step of pendingSteps(schema, Number(row?.version ?? 0))) run(step);
			const columns = run("SELECT name FROM pragma_table_info(?)", schema.textColumns.table);
			const existing = columns.map(({ name }) => String(name));
			for (const addition of addMissingColumns(schema, existing)) run(addition);
			run("DELETE FROM schema_version");
			run("INSERT INTO schema_version (version) VALUES (?)", schema.steps.length);
		});
	}

	#run([text, ...args]: Statement): Row[] {
		return this.#storage.sql.exec(text, ...args).toArray();
	}

	#guarded<T>(work: () => T): T {
		try {
			return work();
		} catch (cause) {
			throw new DatabaseUnavailable((cause as Error).message, { cause });
		}
	}
}
