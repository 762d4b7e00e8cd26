import postgres, { type Sql, type TransactionSql } from "postgres";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";
import { migratePostgres } from "./postgres-schema.ts";
import type { Schema } from "./schema.ts";

/** Per process. */
const MAX_CONNECTIONS = 10;
/** The server cancels a statement after this time, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 4_000;
/**
 * Longest wait for an answer, in milliseconds. It is longer than the statement timeout, so it
 * applies only when the server does not cancel: the network is down, or a commit waits for a lost
 * standby.
 */
const DEADLINE_MS = 6_000;

class NoAnswer extends Error {}

/** Removes user, password and parameters from a database address, so that it can be shown. */
export function withoutPassword(url: string): string {
	return url.replace(/^(\w+:\/\/)(?:.*@)?([^?]*).*$/, "$1$2");
}

const openPool = (url: string) =>
	postgres(url, {
		max: MAX_CONNECTIONS,
		connect_timeout: 3,
		idle_timeout: 300,
		// Reconnect at the next call: the default backs off for up to 20 s, too long for a request.
		backoff: () => 0.1,
		fetch_types: false,
		onnotice: () => {},
		// Parse bigint as number: times in milliseconds and counts are far below 2^53.
		types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
		connection: {
			application_name: "enquiries",
			statement_timeout: STATEMENT_TIMEOUT_MS,
			idle_in_transaction_session_timeout: 2 * DEADLINE_MS,
			// Overrides the server's default: an acknowledged enquiry must be on disk and on the standby.
			synchronous_commit: "on",
		},
	});

const numbered = new Map<string, string>();

/** Turns `?` into `$1`, `$2` and so on. No statement of the service has a literal question mark. */
function toNumbered(text: string): string {
	let known = numbered.get(text);
	if (known === undefined) {
		let count = 0;
		known = text.replace(/\?/g, () => `$${++count}`);
		numbered.set(text, known);
	}
	return known;
}

const run = async (sql: Sql | TransactionSql, [text, ...args]: Statement): Promise<Row[]> => [
	...(await sql.unsafe<Row[]>(toNumbered(text), args, { prepare: true })),
];

function within<T>(ms: number, work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout;
	const late = new Promise<never>((_, reject) => {
		const error = new NoAnswer(`the database did not answer within ${ms} ms`);
		timer = setTimeout(() => reject(error), ms);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A PostgreSQL database (13 or later). Any number of processes may share it. */
class PostgresDatabase implements Database {
	readonly skipLocked = "FOR UPDATE SKIP LOCKED";
	readonly #url: string;
	readonly #deadlineMs: number;
	#pool: Sql;

	constructor(url: string, deadlineMs: number) {
		this.#url = url;
		this.#deadlineMs = deadlineMs;
		this.#pool = openPool(url);
	}

	async migrate(schema: Schema): Promise<void> {
		try {
			await within(this.#deadlineMs, migratePostgres(this.#pool, schema));
		} catch (error) {
			void this.#pool.end({ timeout: 0 });
			throw error;
		}
	}

	query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#guarded((sql) => run(sql, [text, ...args]));
	}

	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]> {
		// Assigning a transaction id forces a commit record, so the transaction waits for the standby
		// even if it writes nothing, because the enquiry is a repeat. The earlier commit that stored
		// the enquiry may not have waited.
		const before: Statement[] = [["SELECT pg_current_xact_id()::text"]];
		if (serialKey !== undefined) {
			before.push(["SELECT pg_advisory_xact_lock(hashtextextended(?, 0))::text", serialKey]);
		}
		return this.#guarded(async (sql) => {
			const rows: Row[][] = await sql.begin((transaction) =>
				Promise.all([...before, ...statements].map((statement) => run(transaction, statement))),
			);
			return rows.slice(before.length);
		});
	}

	async close(): Promise<void> {
		await this.#pool.end({ timeout: 5 });
	}

	async #guarded<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
		const pool = this.#pool;
		try {
			return await within(this.#deadlineMs, work(pool));
		} catch (cause) {
			if (cause instanceof NoAnswer) this.#replacePool(pool);
			const { message, code } = cause as NodeJS.ErrnoException;
			throw new DatabaseUnavailable(message || code, { cause });
		}
	}

	/** Abandons connections that do not answer; otherwise every later call would wait for them. */
	#replacePool(pool: Sql): void {
		if (pool !== this.#pool) return;
		this.#pool = openPool(this.#url);
		void pool.end({ timeout: 0 });
	}
}

/**
 * Opens a PostgreSQL database and migrates it to the current schema. When a connection is lost,
 * the next call reconnects.
 * @param url `postgres://user:password@host:port/database?sslmode=…`; several hosts separated by
 * commas with `target_session_attrs=primary` follow a failover
 * @param deadlineMs longest wait for an answer, in milliseconds
 * @throws Error when the database cannot be reached or used
 */
export async function openPostgres(
	url: string,
	schema: Schema,
	deadlineMs = DEADLINE_MS,
): Promise<Database> {
	const database = new PostgresDatabase(url, deadlineMs);
	await database.migrate(schema);
	return database;
}
