import type { DurableStorage } from "cloudflare:workers";
import { type Row, type Statement, type Store, StoreUnavailable } from "#service/store/port.ts";
import { MIGRATIONS, pendingMigrations } from "#service/store/schema.ts";

/**
 * A store in a Durable Object. The runtime holds every answer back until what was written is
 * durable. Each batch sets the object's alarm in its own transaction, so a stored enquiry is
 * never left without one who sends its mail.
 */
export function durableStore(storage: DurableStorage, now: () => number): Store {
	const run = ([text, ...args]: Statement): Row[] => storage.sql.exec(text, ...args).toArray();

	const guarded = async <T>(work: () => T): Promise<T> => {
		try {
			return work();
		} catch (cause) {
			throw new StoreUnavailable((cause as Error).message, { cause });
		}
	};

	migrate(storage);
	return {
		skipLocked: "",
		query: (text, ...args) => guarded(() => run([text, ...args])),
		batch: (statements) =>
			guarded(() =>
				storage.transactionSync(() => {
					void storage.setAlarm(now());
					return statements.map(run);
				}),
			),
		close: async () => {},
	};
}

/** `PRAGMA user_version` is not allowed here, so the version has a table. */
function migrate(storage: DurableStorage): void {
	storage.transactionSync(() => {
		const { sql } = storage;
		sql.exec("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
		const [row] = sql.exec("SELECT version FROM schema_version").toArray();
		for (const step of pendingMigrations(Number(row?.version ?? 0))) sql.exec(step);
		sql.exec("DELETE FROM schema_version");
		sql.exec("INSERT INTO schema_version (version) VALUES (?)", MIGRATIONS.length);
	});
}
