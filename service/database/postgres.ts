import { type Client, Pool, types } from "pg";
import {
	type Database,
	DatabaseUnavailable,
	type Row,
	type Statement,
	type Value,
} from "./database.ts";
import { addMissingColumns, pendingSteps, type Schema } from "./schema.ts";

declare module "pg" {
	interface QueryConfig {
		/** In milliseconds. The package's types lack it. */
		query_timeout?: number;
	}
}

const MAX_CONNECTIONS = 10;
/** Milliseconds: longest wait for a free connection, and for a new one. */
const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 300_000;
/** Milliseconds, after which the server cancels a statement. */
const STATEMENT_TIMEOUT_MS = 4_000;
/**
 * Longest wait for an answer, in milliseconds: if the network is down, or a commit waits for a lost
 * standby.
 */
const ANSWER_TIMEOUT_MS = 6_000;
/** The message of pg when this wait is over. */
const NO_ANSWER = "Query read timeout";
/** Milliseconds. Migrating a large table may take minutes. */
const MIGRATION_LIMIT_MS = 60 * 60 * 1000;
/** Id of the advisory lock that makes processes migrate one after the other. */
const MIGRATION_LOCK = 1998;

// Times in milliseconds and counts are far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** Removes user, password and parameters from a database address, so that it can be shown. */
export function withoutPassword(url: string): string {
	return url.replace(/^(\w+:\/\/)(?:.*@)?([^?]*).*$/, "$1$2");
}

/** The address as `pg` takes it. */
function connectionString(url: string): string {
	const address = new URL(url);
	const { searchParams: parameters } = address;
	// Overrides the server's default: an acknowledged enquiry must be on disk and on the standby.
	parameters.set("options", `-c synchronous_commit=on ${parameters.get("options") ?? ""}`);
	// Otherwise `pg` checks the certificate for `require`, too.
	if (parameters.has("sslmode")) parameters.set("uselibpqcompat", "true");
	return address.href;
}

/** Turns `?` into `$1` and so on. No statement of the service has a literal question mark. */
async function run(client: Client, [text, ...values]: Statement): Promise<Row[]> {
	let count = 0;
	return (await client.query({ text: text.replace(/\?/g, () => `$${++count}`), values })).rows;
}

/**
 * Migrates the tables, also in several processes at once. After an error the transaction is open;
 * the caller closes the connection.
 * @throws DatabaseUnsuitable when a newer version has migrated
 */
async function migrate(client: Client, schema: Schema): Promise<void> {
	const rows = async (text: string) =>
		(await client.query({ text, query_timeout: MIGRATION_LIMIT_MS })).rows;
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
	readonly #url: string;
	readonly #timeoutMs: number;
	#pool: Pool;

	constructor(url: string, timeoutMs: number) {
		this.#url = connectionString(url);
		this.#timeoutMs = timeoutMs;
		this.#pool = this.#open();
	}

	async migrate(schema: Schema): Promise<void> {
		try {
			await this.#connected((client) => migrate(client, schema));
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
			return await this.#connected(work);
		} catch (cause) {
			const { message, code } = cause as NodeJS.ErrnoException;
			throw new DatabaseUnavailable(message || code, { cause });
		}
	}

	/** Closes the connection after an error, which also ends an open transaction. */
	async #connected<T>(work: (client: Client) => Promise<T>): Promise<T> {
		const pool = this.#pool;
		const client = await pool.connect();
		try {
			const result = await work(client);
			client.release();
			return result;
		} catch (error) {
			client.release(error as Error);
			// Other connections may not answer, either.
			if ((error as Error).message === NO_ANSWER && pool === this.#pool) {
				this.#pool = this.#open();
				void pool.end();
			}
			throw error;
		}
	}

	#open(): Pool {
		const pool = new Pool({
			connectionString: this.#url,
			application_name: "enquiries",
			statement_timeout: STATEMENT_TIMEOUT_MS,
			idle_in_transaction_session_timeout: 2 * this.#timeoutMs,
			query_timeout: this.#timeoutMs,
			max: MAX_CONNECTIONS,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			idleTimeoutMillis: IDLE_TIMEOUT_MS,
		});
		// An error without a listener ends the process. The statement in progress rejects as well.
		pool.on("error", () => {});
		pool.on("connect", (client) => client.on("error", () => {}));
		return pool;
	}
}

/**
 * Opens and migrates a PostgreSQL database. When a connection is lost, the next call reconnects.
 * @param timeoutMs longest wait for an answer, in milliseconds
 * @throws Error when the database cannot be reached or used
 */
export async function openPostgres(
	url: string,
	schema: Schema,
	timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Database> {
	const database = new PostgresDatabase(url, timeoutMs);
	await database.migrate(schema);
	return database;
}
