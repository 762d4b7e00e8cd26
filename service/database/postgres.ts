import type { Client } from "pg";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";
import { MIGRATION_LIMIT_MS, migratePostgres } from "./postgres/migrate.ts";
import { PostgresPool } from "./postgres/pool.ts";
import type { Schema } from "./schema.ts";

/**
 * Longest wait for the answer of one call, in milliseconds. It is longer than the statement timeout, so it
 * applies only when the server does not cancel: the network is down, or a commit waits for a lost
 * standby.
 */
const DEADLINE_MS = 6_000;

class NoAnswer extends Error {}

/** Removes user, password and parameters from a database address, so that it can be shown. */
export function withoutPassword(url: string): string {
	return url.replace(/^(\w+:\/\/)(?:.*@)?([^?]*).*$/, "$1$2");
}

const numbered = new Map<string, { name: string; text: string }>();

/**
 * Names a statement, so that each connection prepares it once, and turns `?` into `$1`, `$2` and so
 * on. No statement of the service has a literal question mark.
 */
function toNumbered(text: string): { name: string; text: string } {
	let known = numbered.get(text);
	if (known === undefined) {
		let count = 0;
		known = { name: `s${numbered.size}`, text: text.replace(/\?/g, () => `$${++count}`) };
		numbered.set(text, known);
	}
	return known;
}

const run = async (client: Client, [text, ...values]: Statement): Promise<Row[]> =>
	(await client.query({ ...toNumbered(text), values })).rows;

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
	readonly #deadlineMs: number;
	readonly #pool: PostgresPool;

	constructor(url: string, deadlineMs: number) {
		this.#deadlineMs = deadlineMs;
		this.#pool = new PostgresPool(url, deadlineMs);
	}

	async migrate(schema: Schema): Promise<void> {
		try {
			await this.#connected((client) => migratePostgres(client, schema), MIGRATION_LIMIT_MS);
		} catch (error) {
			void this.#pool.end();
			throw error;
		}
	}

	query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#guarded((client) => run(client, [text, ...args]));
	}

	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]> {
		return this.#guarded(async (client) => {
			// Assigning a transaction id forces a commit record, so the transaction waits for the standby
			// even if it writes nothing, because the enquiry is a repeat. The earlier commit that stored
			// the enquiry may not have waited.
			await client.query("BEGIN; SELECT pg_current_xact_id()::text");
			if (serialKey !== undefined) {
				await run(client, ["SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", serialKey]);
			}
			const rows: Row[][] = [];
			for (const statement of statements) rows.push(await run(client, statement));
			await client.query("COMMIT");
			return rows;
		});
	}

	async close(): Promise<void> {
		await this.#pool.end();
	}

	async #guarded<T>(work: (client: Client) => Promise<T>): Promise<T> {
		const { connections } = this.#pool;
		try {
			return await this.#connected(work);
		} catch (cause) {
			if (cause instanceof NoAnswer) this.#pool.abandon(connections);
			const { message, code } = cause as NodeJS.ErrnoException;
			throw new DatabaseUnavailable(message || code, { cause });
		}
	}

	/** Closes the connection after an error, which also ends an open transaction. */
	async #connected<T>(
		work: (client: Client) => Promise<T>,
		deadlineMs = this.#deadlineMs,
	): Promise<T> {
		const client = await this.#pool.connect();
		try {
			const result = await within(deadlineMs, work(client));
			client.release();
			return result;
		} catch (error) {
			client.release(error as Error);
			throw error;
		}
	}
}

/**
 * Opens a PostgreSQL database and migrates it to the current schema. When a connection is lost,
 * the next call reconnects.
 * @param url `postgres://user:password@host:port/database?sslmode=…`; of several hosts separated by
 * commas, the service uses the first one that accepts writes, which follows a failover
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
