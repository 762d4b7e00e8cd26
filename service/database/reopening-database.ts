import type { Log } from "../log/log.ts";
import {
	type Database,
	DatabaseNotOpen,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";
import { FilesReplaced } from "./sqlite-opener.ts";

/** The wait after the first failed try, in milliseconds. Every further wait is twice as long. */
const FIRST_WAIT_MS = 500;
/** As long as the Retry-After of refused enquiries. */
const LONGEST_WAIT_MS = 10_000;

/**
 * A database that may be absent, so that the service can serve its pages without it: it is opened
 * again and again until that works, and once more when its file was replaced. While it is not open,
 * queries and transactions reject with DatabaseNotOpen. The log has each new reason once.
 */
export class ReopeningDatabase implements Database {
	readonly #open: () => Promise<Database>;
	readonly #log: Log;
	#database: Database | undefined;
	/** A database whose file was replaced. It is closed before the new file is opened. */
	#replaced: Database | undefined;
	/** Why the database is not open, as the log has it. */
	#reason = "";
	#attempt: Promise<void> = Promise.resolve();
	#nextAttempt: NodeJS.Timeout | undefined;
	#closing = false;

	/** @param open rejects with an Error whose message says why not and what to do */
	constructor(open: () => Promise<Database>, log: Log) {
		this.#open = open;
		this.#log = log;
	}

	/** Tries to open the database. Resolves after the first try; others follow if it fails. */
	start(): Promise<void> {
		this.#attempt = this.#tryToOpen(FIRST_WAIT_MS);
		return this.#attempt;
	}

	query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#use((database) => database.query(text, ...args));
	}

	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]> {
		return this.#use((database) => database.transaction(statements, serialKey));
	}

	async close(): Promise<void> {
		this.#closing = true;
		clearTimeout(this.#nextAttempt);
		await this.#attempt;
		await (this.#replaced ?? this.#database)?.close();
	}

	async #use<T>(work: (database: Database) => Promise<T>): Promise<T> {
		const database = this.#database;
		if (!database) throw new DatabaseNotOpen(this.#reason);
		try {
			return await work(database);
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable && error.cause instanceof FilesReplaced)) {
				throw error;
			}
			if (database === this.#database) this.#reopen(error.message);
			throw new DatabaseNotOpen(error.message, { cause: error });
		}
	}

	#reopen(reason: string): void {
		this.#report(reason);
		this.#replaced = this.#database;
		this.#database = undefined;
		void this.start();
	}

	async #tryToOpen(waitMs: number): Promise<void> {
		try {
			await this.#replaced?.close();
			this.#replaced = undefined;
			this.#database = await this.#open();
		} catch (error) {
			this.#report((error as Error).message);
			if (this.#closing) return;
			this.#nextAttempt = setTimeout(() => {
				this.#attempt = this.#tryToOpen(Math.min(2 * waitMs, LONGEST_WAIT_MS));
			}, waitMs);
			return;
		}
		if (this.#reason) this.#log.info("store.opened");
		this.#reason = "";
	}

	#report(reason: string): void {
		if (reason === this.#reason) return;
		this.#reason = reason;
		this.#log.alert("store.unavailable", { error: reason });
	}
}
