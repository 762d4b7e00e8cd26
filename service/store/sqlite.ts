import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { groupCommit } from "./group-commit.ts";
import { type Row, type Statement, type Store, StoreUnavailable, type Value } from "./port.ts";
import { MIGRATIONS, pendingMigrations } from "./schema.ts";

/**
 * How long a statement waits for a lock, in milliseconds. Waiting freezes the whole process, so
 * it is short; this service is the only writer.
 */
const BUSY_TIMEOUT_MS = 500;

/** The database file in the data folder. */
export function databasePath(dataDir: string): string {
	return join(dataDir, "enquiries.db");
}

/** What SQLite itself says about its settings; they decide whether an enquiry survives a power cut. */
function pragmas(db: DatabaseSync) {
	const value = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
	return {
		journalMode: value("journal_mode"),
		synchronous: value("synchronous"),
		busyTimeout: value("busy_timeout"),
	};
}

/**
 * Opens the database for writing: WAL with synchronous FULL, so a committed enquiry is on the
 * disk. (NORMAL lost acknowledged rows in power-cut replays.)
 * @throws when the file cannot be opened or SQLite does not keep those settings.
 */
export function openDatabase(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
	db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
	// What the owner erases is overwritten, not only unlinked.
	db.exec("PRAGMA secure_delete = ON;");
	const { journalMode, synchronous, busyTimeout } = pragmas(db);
	if (journalMode !== "wal" || synchronous !== 2 || busyTimeout !== BUSY_TIMEOUT_MS) {
		throw new Error(
			`SQLite did not take its settings: ${journalMode}, ${synchronous}, ${busyTimeout}`,
		);
	}
	migrate(db);
	return db;
}

/** The version is read inside the transaction, so two processes cannot take the same step. */
function migrate(db: DatabaseSync): void {
	db.exec("BEGIN IMMEDIATE");
	const { user_version: version } = db.prepare("PRAGMA user_version").get() ?? {};
	for (const step of pendingMigrations(Number(version))) db.exec(step);
	db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT;`);
}

/**
 * Opens the database for reading only, also while the service writes to it.
 * @throws when its tables are of an earlier version; only a writer can bring them up to date
 */
export function openReadOnly(path: string): DatabaseSync {
	const db = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
	const { user_version: version } = db.prepare("PRAGMA user_version").get() ?? {};
	if (pendingMigrations(Number(version)).length === 0) return db;
	throw new Error("it is of an earlier version; start the service once to bring it up to date");
}

/** The store on an open database. Statements are prepared once; batches share commits. */
export function sqliteStore(db: DatabaseSync): Store {
	const prepared = new Map<string, StatementSync>();

	const run = ([text, ...args]: Statement): Row[] => {
		let statement = prepared.get(text);
		if (!statement) {
			statement = db.prepare(text);
			prepared.set(text, statement);
		}
		return statement.all(...args) as Row[];
	};

	const rollBack = () => {
		try {
			if (db.isTransaction) db.exec("ROLLBACK");
		} catch {
			// What made the work fail is thrown; SQLite rolls back by itself when the file is closed.
		}
	};

	const guarded = <T>(work: () => T): T => {
		try {
			return work();
		} catch (cause) {
			rollBack();
			throw new StoreUnavailable((cause as Error).message, { cause });
		}
	};

	return {
		skipLocked: "",
		query: async (text: string, ...args: Value[]) => guarded(() => run([text, ...args])),
		batch: groupCommit({
			begin: () => guarded(() => run(["BEGIN IMMEDIATE"])),
			run: (statements) => guarded(() => statements.map(run)),
			commit: () => guarded(() => run(["COMMIT"])),
			rollBack,
		}),
		close: async () => {
			try {
				db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
			} finally {
				db.close();
			}
		},
	};
}
