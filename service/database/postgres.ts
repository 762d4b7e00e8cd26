import { type Client, Pool, type PoolClient, types } from "pg";
import {
	type Database,
	DatabaseUnavailable,
	DatabaseUnsuitable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";
import { addMissingColumns, pendingSteps, type Schema } from "./schema.ts";

const MAX_CONNECTIONS = 10;
/** Milliseconds: longest wait for a free connection, for a new one, and for its first answer. */
const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 300_000;
/** Milliseconds, after which the server cancels a statement. */
const STATEMENT_TIMEOUT_MS = 4_000;
/**
 * Longest wait for one answer, in milliseconds: if the network is down, or a commit waits for a
 * lost standby.
 */
const DEADLINE_MS = 6_000;
/** Milliseconds. Migrating a large table may take minutes. */
const MIGRATION_LIMIT_MS = 60 * 60 * 1000;
/** Id of the advisory lock that makes processes migrate one after the other. */
const MIGRATION_LOCK = 1998;
/** The message of pg when all connections are busy, which says nothing about the server. */
const ALL_BUSY = "timeout exceeded when trying to connect";

// Times in milliseconds and counts are far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

class NoAnswer extends Error {}

/** Removes user, password and parameters from a database address, so that it can be shown. */
export function withoutPassword(url: string): string {
	return url.replace(/^(\w+:\/\/)(?:.*@)?([^?]*).*$/, "$1$2");
}

/** An address for each of its hosts, as `pg` takes them. */
function addressesOf(url: string): string[] {
	// `URL` does not accept several hosts.
	const [, start = "", hosts = "", rest = ""] = /^(\w+:\/\/(?:.*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
	return hosts.split(",").map((host) => {
		const address = new URL(start + host + rest);
		const { searchParams: parameters } = address;
		// Overrides the server's default: an acknowledged enquiry must be on disk and on the standby.
		const options = `-c synchronous_commit=on ${parameters.get("options") ?? ""}`;
		parameters.set("options", options);
		// Otherwise `pg` checks the certificate for `require`, too.
		if (parameters.has("sslmode")) parameters.set("uselibpqcompat", "true");
		return address.href;
	});
}

async function expectWritable(client: Client): Promise<void> {
	const text = "SHOW transaction_read_only";
	const { rows } = await client.query({ text, query_timeout: CONNECT_TIMEOUT_MS });
	if (rows[0]?.transaction_read_only === "off") return;
	throw new DatabaseUnsuitable(
		"it accepts no writes, because it is a standby or set to read-only. Name the primary.",
	);
}

/** Turns `?` into `$1` and so on. No statement of the service has a literal question mark. */
async function run(client: Client, [text, ...values]: Statement): Promise<Row[]> {
	let count = 0;
	return (await client.query({ text: text.replace(/\?/g, () => `$${++count}`), values })).rows;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const error = new NoAnswer(`the database did not answer within ${ms} ms`);
	const timer = setTimeout(() => reject(error), ms);
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Migrates the tables, also in several processes at once. After an error the transaction is open;
 * the caller closes the connection.
 * @throws DatabaseUnsuitable when the server does not write commits to disk, or a newer version has
 * migrated
 */
async function migrate(client: Client, schema: Schema): Promise<void> {
	const rows = async (text: string) =>
		(await client.query({ text, query_timeout: MIGRATION_LIMIT_MS })).rows;
	if ((await rows("SHOW fsync"))[0]?.fsync !== "on") {
		throw new DatabaseUnsuitable(
			"its setting fsync is off, so a power cut would lose enquiries. Set fsync to on.",
		);
	}
	await rows("BEGIN; SET LOCAL statement_timeout = 0");
	await rows(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
	await rows("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
	const [{ version = 0 } = {}] = await rows("SELECT version FROM schema_version");
	for (const step of pendingSteps(schema, Number(version), "postgres")) await rows(step);
	await rows("DELETE FROM schema_version");
	await rows(`INSERT INTO schema_version (version) VALUES (${schema.steps.length})`);
	const columns = await rows(`SELECT column_name FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name = '${schema.textColumns.table}'`);
	const existing = columns.map(({ column_name }) => String(column_name));
	for (const addition of addMissingColumns(schema, existing)) await rows(addition);
	await rows("COMMIT");
}

/** A PostgreSQL database (13 or later). Any number of processes may share it. */
class PostgresDatabase implements Database {
	readonly #addresses: readonly string[];
	readonly #deadlineMs: number;
	#current = 0;
	#pool: Pool;

	constructor(url: string, deadlineMs: number) {
		this.#addresses = addressesOf(url);
		this.#deadlineMs = deadlineMs;
		this.#pool = this.#open();
	}

	async migrate(schema: Schema): Promise<void> {
		try {
			await this.#connected((client) => migrate(client, schema), MIGRATION_LIMIT_MS);
		} catch (error) {
			void this.close();
			throw error;
		}
	}

	query(text: string, ...args: Value[]): Promise<Row[]> {
		return this.#guarded((client) => run(client, [text, ...args]));
	}

	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]> {
		return this.#guarded(async (client) => {
			// A transaction id forces a commit record, so the transaction waits for the standby even if it
			// writes nothing, because the enquiry is a repeat whose first commit may not have waited.
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

	close(): Promise<void> {
		return this.#pool.end();
	}

	async #guarded<T>(work: (client: Client) => Promise<T>): Promise<T> {
		try {
			return await this.#connected(work, this.#deadlineMs);
		} catch (cause) {
			const { message, code } = cause as NodeJS.ErrnoException;
			throw new DatabaseUnavailable(message || code, { cause });
		}
	}

	/** Closes the connection after an error, which also ends an open transaction. */
	async #connected<T>(work: (client: Client) => Promise<T>, deadlineMs: number): Promise<T> {
		const { client, pool } = await this.#connect();
		try {
			const result = await within(deadlineMs, work(client));
			client.release();
			return result;
		} catch (error) {
			client.release(error as Error);
			// Other connections may not answer, either.
			if (error instanceof NoAnswer) this.#leave(pool, 0);
			throw error;
		}
	}

	/** Tries each host once. */
	async #connect(): Promise<{ client: PoolClient; pool: Pool }> {
		for (let left = this.#addresses.length - 1; ; left--) {
			const pool = this.#pool;
			try {
				return { client: await pool.connect(), pool };
			} catch (error) {
				if ((error as Error).message === ALL_BUSY) throw error;
				if (this.#addresses.length > 1) this.#leave(pool, 1);
				if (left === 0) throw error;
			}
		}
	}

	/** Opens new connections, `step` hosts further. */
	#leave(pool: Pool, step: number): void {
		if (pool !== this.#pool) return;
		this.#current = (this.#current + step) % this.#addresses.length;
		this.#pool = this.#open();
		void pool.end();
	}

	#open(): Pool {
		const pool = new Pool({
			connectionString: this.#addresses[this.#current] ?? "",
			application_name: "enquiries",
			statement_timeout: STATEMENT_TIMEOUT_MS,
			idle_in_transaction_session_timeout: 2 * this.#deadlineMs,
			// Longer than the deadline of a call, which would otherwise never come first.
			query_timeout: 2 * this.#deadlineMs,
			max: MAX_CONNECTIONS,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			idleTimeoutMillis: IDLE_TIMEOUT_MS,
			onConnect: expectWritable,
		});
		// An error without a listener ends the process. The statement in progress rejects as well.
		pool.on("error", () => {});
		pool.on("connect", (client) => client.on("error", () => {}));
		return pool;
	}
}

/**
 * Opens and migrates a PostgreSQL database. When a connection is lost, the next call reconnects.
 * @param url of several hosts separated by commas, the first one that accepts writes is used, also
 * after a failover
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
