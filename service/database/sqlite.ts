import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";

/** How long a call waits for the lock of another process, in milliseconds. */
const LOCK_WAIT_MS = 500;
/** Pause between two attempts to get the lock, in milliseconds. */
const LOCK_POLL_MS = 10;
/** SQLite's result code for a lock; extended codes have more bits. */
const SQLITE_BUSY = 5;

type Transaction = {
	statements: readonly Statement[];
	/** When to stop waiting for a lock, on the clock of `performance`. */
	until: number;
	done: (rows: Row[][]) => void;
	fail: (error: unknown) => void;
};

const lockDeadline = () => performance.now() + LOCK_WAIT_MS;

function isLocked({ cause }: DatabaseUnavailable): boolean {
	return ((cause as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}

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
 * (docs/decisions/005-shared-commits-and-connections.md). A call waits up to half a second for a
 * lock of another process, without blocking this one.
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
		for (const until = lockDeadline(); ; await pause(LOCK_POLL_MS)) {
			try {
				return this.#guarded(() => {
					this.#checkFiles();
					return this.#run([text, ...args]);
				});
			} catch (error) {
				if (!isLocked(error as DatabaseUnavailable) || performance.now() >= until) throw error;
			}
		}
	}

	transaction(statements: readonly Statement[]): Promise<Row[][]> {
		return new Promise((done, fail) => {
			this.#enqueue([{ statements, until: lockDeadline(), done, fail }]);
		});
	}

	/**
	 * Truncates the write-ahead log, which may still contain erased enquiries. SQLite itself removes
	 * it only when the last connection closes.
	 */
	async close(): Promise<void> {
		this.#beforeClose();
		try {
			if (this.#readOnly) return;
			this.#db.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; PRAGMA wal_checkpoint(TRUNCATE)`);
		} finally {
			this.#db.close();
		}
	}

	/** Has the transactions committed in the next turn, or after the pause that is under way. */
	#enqueue(transactions: readonly Transaction[], pauseMs = 0): void {
		const isIdle = this.#waiting.length === 0;
		this.#waiting.push(...transactions);
		if (!isIdle || transactions.length === 0) return;
		const commit = () => this.#commit(this.#waiting.splice(0));
		if (pauseMs === 0) setImmediate(commit);
		else setTimeout(commit, pauseMs);
	}

	/**
	 * Commits the transactions together. If that fails, commits each on its own, so that a failing
	 * one does not affect the others.
	 */
	#commit(group: readonly Transaction[]): void {
		try {
			this.#begin();
		} catch (error) {
			this.#waitForLock(group, error as DatabaseUnavailable);
			return;
		}
		try {
			const results = group.map(({ statements }) => this.#runAll(statements));
			this.#finish();
			for (const [i, { done }] of group.entries()) done(results[i] ?? []);
		} catch (error) {
			this.#rollBack();
			if (group.length === 1) group[0]?.fail(error);
			else for (const transaction of group) this.#commit([transaction]);
		}
	}

	/** Tries those again that may still wait for the lock. */
	#waitForLock(group: readonly Transaction[], error: DatabaseUnavailable): void {
		const now = performance.now();
		const mayWait = ({ until }: Transaction) => isLocked(error) && now < until;
		for (const { fail } of group.filter((one) => !mayWait(one))) fail(error);
		this.#enqueue(group.filter(mayWait), LOCK_POLL_MS);
	}

	#begin(): void {
		this.#guarded(() => this.#run(["BEGIN IMMEDIATE"]));
	}

	#finish(): void {
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
