import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";

type Transaction = {
	statements: readonly Statement[];
	done: (rows: Row[][]) => void;
	fail: (error: unknown) => void;
};

export type SqliteOptions = {
	readOnly?: boolean;
	/** Throws when the open files are no longer the ones at their paths. */
	checkFiles?: () => void;
	/** Returns the message of DatabaseUnavailable for an error. */
	explain?: (error: Error) => string;
	/** If it throws, the file is not closed. */
	beforeClose?: () => void;
};

/**
 * An open SQLite file. Every statement is prepared once. Transactions that arrive in the same turn
 * of the event loop share a commit, because most of a commit's time is waiting for the disk
 * (docs/decisions/005-shared-commits-and-connections.md).
 */
export class SqliteDatabase implements Database {
	readonly skipLocked = "";
	readonly #db: DatabaseSync;
	readonly #readOnly: boolean;
	readonly #checkFiles: () => void;
	readonly #explain: (error: Error) => string;
	readonly #beforeClose: () => void;
	readonly #prepared = new Map<string, StatementSync>();
	#waiting: Transaction[] = [];

	constructor(
		db: DatabaseSync,
		{
			readOnly = false,
			checkFiles = () => {},
			explain = ({ message }) => message,
			beforeClose = () => {},
		}: SqliteOptions = {},
	) {
		this.#db = db;
		this.#readOnly = readOnly;
		this.#checkFiles = checkFiles;
		this.#explain = explain;
		this.#beforeClose = beforeClose;
	}

	async query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#guarded(() => {
			this.#checkFiles();
			return this.#run([text, ...args]);
		});
	}

	transaction(statements: readonly Statement[]): Promise<Row[][]> {
		return new Promise((done, fail) => {
			this.#waiting.push({ statements, done, fail });
			if (this.#waiting.length === 1) setImmediate(() => this.#commitWaiting());
		});
	}

	/**
	 * Truncates the write-ahead log, which may still contain erased enquiries. SQLite itself removes
	 * it only when the last connection closes.
	 */
	async close(): Promise<void> {
		this.#beforeClose();
		try {
			if (!this.#readOnly) this.#db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
		} finally {
			this.#db.close();
		}
	}

	/**
	 * Commits all waiting transactions together. If that fails, commits each on its own, so that a
	 * failing one does not affect the others.
	 */
	#commitWaiting(): void {
		const group = this.#waiting;
		this.#waiting = [];
		try {
			this.#begin();
		} catch (error) {
			// The file is locked. Each transaction on its own would only wait for the lock again.
			for (const { fail } of group) fail(error);
			return;
		}
		try {
			const results = group.map(({ statements }) => this.#runAll(statements));
			this.#commit();
			for (const [i, { done }] of group.entries()) done(results[i] ?? []);
		} catch {
			this.#rollBack();
			for (const transaction of group) this.#commitAlone(transaction);
		}
	}

	#commitAlone({ statements, done, fail }: Transaction): void {
		try {
			this.#begin();
			const rows = this.#runAll(statements);
			this.#commit();
			done(rows);
		} catch (error) {
			this.#rollBack();
			fail(error);
		}
	}

	#begin(): void {
		this.#guarded(() => this.#run(["BEGIN IMMEDIATE"]));
	}

	#commit(): void {
		this.#guarded(() => {
			this.#checkFiles();
			this.#run(["COMMIT"]);
		});
	}

	#rollBack(): void {
		try {
			if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
		} catch {
			// The caller reports the original error; SQLite rolls back when the file is closed.
		}
	}

	#runAll(statements: readonly Statement[]): Row[][] {
		return this.#guarded(() => statements.map((statement) => this.#run(statement)));
	}

	#run([text, ...args]: Statement): Row[] {
		let statement = this.#prepared.get(text);
		if (!statement) {
			statement = this.#db.prepare(text);
			this.#prepared.set(text, statement);
		}
		return statement.all(...args) as Row[];
	}

	#guarded<T>(work: () => T): T {
		try {
			return work();
		} catch (cause) {
			this.#rollBack();
			throw new DatabaseUnavailable(this.#explain(cause as Error), { cause });
		}
	}
}
