import { Client, type Options, Pool, type PoolClient, type Server, types } from "pg";
import { DatabaseUnsuitable } from "../database.ts";
import { parseAddress } from "./address.ts";

/** Per process. */
const MAX_CONNECTIONS = 10;
/** Longest wait for a free connection, for a new one, and for its first answer, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 300_000;
/** The server cancels a statement after this time, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 4_000;

/** The message of pg when all connections stay busy, which says nothing about the server. */
const ALL_BUSY = "timeout exceeded when trying to connect";

// Times in milliseconds and counts are far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

async function expectWritable(client: Client): Promise<void> {
	const { rows } = await client.query({
		text: "SHOW transaction_read_only",
		query_timeout: CONNECT_TIMEOUT_MS,
	});
	if (rows[0]?.transaction_read_only === "off") return;
	throw new DatabaseUnsuitable(
		"it accepts no writes, because it is a standby or set to read-only. Name the primary.",
	);
}

/** Connections to one PostgreSQL database, at the first of its servers that accepts writes. */
export class PostgresPool {
	readonly #servers: readonly Server[];
	readonly #options: Options;
	#current = 0;
	#pool: Pool;

	/**
	 * @param url see `openPostgres`
	 * @param deadlineMs longest wait for an answer, in milliseconds
	 */
	constructor(url: string, deadlineMs: number) {
		const { servers, login } = parseAddress(url, {
			application_name: "enquiries",
			statement_timeout: `${STATEMENT_TIMEOUT_MS}`,
			idle_in_transaction_session_timeout: `${2 * deadlineMs}`,
			// Overrides the server's default: an acknowledged enquiry must be on disk and on the standby.
			synchronous_commit: "on",
		});
		this.#servers = servers;
		// Longer than the caller's own deadline, which would otherwise never come first. It is for the
		// short statements of a migration, whose deadline is much longer.
		this.#options = { ...login, query_timeout: 2 * deadlineMs };
		this.#pool = this.#open();
	}

	/** Takes a connection, which the caller releases. If connecting fails, tries each server once. */
	async connect(): Promise<PoolClient> {
		for (let left = this.#servers.length - 1; ; left--) {
			const tried = this.#current;
			try {
				return await this.#pool.connect();
			} catch (error) {
				if ((error as Error).message === ALL_BUSY) throw error;
				if (tried === this.#current) this.#current = (tried + 1) % this.#servers.length;
				if (left === 0) throw error;
			}
		}
	}

	/** The present set of connections, for `abandon`. */
	get connections(): Pool {
		return this.#pool;
	}

	/** Opens new connections instead of these, of which one did not answer: others may not, either. */
	abandon(connections: Pool): void {
		if (connections !== this.#pool) return;
		this.#pool = this.#open();
		void connections.end();
	}

	end(): Promise<void> {
		return this.#pool.end();
	}

	#open(): Pool {
		const current = () => this.#servers[this.#current];
		// The pool hands it on in a property that a copy does not have.
		const { password } = this.#options;
		const pool = new Pool({
			...this.#options,
			max: MAX_CONNECTIONS,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			idleTimeoutMillis: IDLE_TIMEOUT_MS,
			Client: class extends Client {
				constructor(options: Options) {
					super({ ...options, password, ...current() });
					// An error without a listener ends the process. The statement in progress rejects as well.
					this.on("error", () => {});
				}
			},
			onConnect: expectWritable,
		});
		pool.on("error", () => {});
		return pool;
	}
}
