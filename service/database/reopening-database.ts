import type { Log } from "../log/log.ts";
import { StartError } from "../settings/settings.ts";
import {
	type Database,
	DatabaseNotOpen,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";
import { FilesReplaced } from "./sqlite-file.ts";

/**
 * Milliseconds. Every further wait is twice as long, up to the Retry-After of refused enquiries.
 */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/**
 * A database that may be absent, so that the service can serve its pages without it: it is opened
 * again and again until that works, and once more when its file was replaced. Until then calls
 * reject with DatabaseNotOpen. The log has each new reason once.
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

	constructor(open: () => Promise<Database>, log: Log) {
		this.#open = open;
		this.#log = log;
	}

	/**
	 * Resolves after the first try; others follow if it fails.
	 * @throws StartError of the very first one: the service must not start
	 */
	start(waitMs = FIRST_WAIT_MS): Promise<void> {
		this.#attempt = this.#tryToOpen(waitMs);
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
			const { cause, message } = error as Error;
			if (!(error instanceof DatabaseUnavailable && cause instanceof FilesReplaced)) throw error;
			if (database === this.#database) {
				this.#report(message);
				this.#replaced = database;
				this.#database = undefined;
				void this.start();
			}
			throw new DatabaseNotOpen(message, { cause: error });
		}
	}

	async #tryToOpen(waitMs: number): Promise<void> {
		try {
			await this.#replaced?.close();
			this.#replaced = undefined;
			this.#database = await this.#open();
			if (this.#reason) this.#log.info("store.opened");
			this.#reason = "";
		} catch (error) {
			if (error instanceof StartError && !this.#reason) throw error;
			this.#report((error as Error).message);
			if (this.#closing) return;
			const next = Math.min(2 * waitMs, LONGEST_WAIT_MS);
			this.#nextAttempt = setTimeout(() => void this.start(next), waitMs);
		}
	}

	#report(reason: string): void {
		if (reason === this.#reason) return;
		this.#reason = reason;
		this.#log.alert("store.unavailable", { error: reason });
	}
}
