import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	SKIP_LOCKED,
	type Statement,
	type Value,
} from "./database.ts";
import { isLocked } from "./file-failure.ts";

/** Milliseconds that a call waits for the lock of another process, and between two attempts. */
const LOCK_WAIT_MS = 500;
const LOCK_POLL_MS = 10;

export type SqliteOptions = {
	readOnly?: boolean;
	/** Throws when the open files are no longer at their paths. */
	checkFiles?: () => void;
	/** Returns the message of DatabaseUnavailable for an error. */
	explain?: (error: Error) => string;
	/** If it throws, the file is not closed. */
	beforeClose?: () => void;
};

/** An open SQLite file. A call waits for a lock of another process without blocking this one. */
export class SqliteDatabase implements Database {
	readonly #db: DatabaseSync;
	readonly #options: SqliteOptions;
	readonly #prepared = new Map<string, StatementSync>();

	constructor(db: DatabaseSync, options: SqliteOptions = {}) {
		this.#db = db;
		this.#options = options;
	}

	query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#whenUnlocked(() => this.#run([text, ...args]));
	}

	transaction(statements: readonly Statement[]): Promise<Row[][]> {
		return this.#whenUnlocked(() => {
			this.#run(["BEGIN IMMEDIATE"]);
			try {
				const rows = statements.map((statement) => this.#run(statement));
				this.#options.checkFiles?.();
				this.#run(["COMMIT"]);
				return rows;
			} catch (error) {
				// After some errors SQLite has already rolled back.
				if (this.#db.isTransaction) this.#run(["ROLLBACK"]);
				throw error;
			}
		});
	}

	/** Also truncates the write-ahead log, which may still contain erased enquiries. */
	async close(): Promise<void> {
		this.#options.beforeClose?.();
		try {
			if (this.#options.readOnly) return;
			this.#db.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; PRAGMA wal_checkpoint(TRUNCATE)`);
		} finally {
			this.#db.close();
		}
	}

	/** Does the work, again and again while another process has the lock. */
	async #whenUnlocked<T>(work: () => T): Promise<T> {
		const { checkFiles, explain = ({ message }) => message } = this.#options;
		for (const until = performance.now() + LOCK_WAIT_MS; ; await pause(LOCK_POLL_MS)) {
			try {
				checkFiles?.();
				return work();
			} catch (cause) {
				if (isLocked(cause) && performance.now() < until) continue;
				throw new DatabaseUnavailable(explain(cause as Error), { cause });
			}
		}
	}

	#run([text, ...args]: Statement): Row[] {
		let statement = this.#prepared.get(text);
		if (!statement) {
			statement = this.#db.prepare(text.replace(SKIP_LOCKED, ""));
			this.#prepared.set(text, statement);
		}
		return statement.all(...args) as Row[];
	}
}
