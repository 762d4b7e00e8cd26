import postgres, { type Sql, type TransactionSql } from "postgres";
import { type Row, type Statement, type Store, StoreUnavailable } from "./port.ts";
import { migratePostgres } from "./postgres-schema.ts";

/** Connections of one process. */
const MOST_CONNECTIONS = 10;
/** The server itself ends a statement after this time, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 4_000;
/**
 * Longest wait for an answer, in milliseconds; longer than the statement timeout, so it ends only
 * what the server does not: a dead network, or a commit that waits for a standby that is gone.
 */
const DEADLINE_MS = 6_000;

class NoAnswer extends Error {}

/** A database address as it may be shown. */
export function withoutPassword(url: string): string {
	return url.replace(/^(\w+:\/\/)(?:.*@)?([^?]*).*$/, "$1$2");
}

const openPool = (url: string) =>
	postgres(url, {
		max: MOST_CONNECTIONS,
		connect_timeout: 3,
		idle_timeout: 300,
		// A lost connection is opened anew at the next call: a request cannot wait for 20 seconds.
		backoff: () => 0.1,
		fetch_types: false,
		onnotice: () => {},
		// Milliseconds and counts are far below 2^53.
		types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
		connection: {
			application_name: "enquiries",
			statement_timeout: STATEMENT_TIMEOUT_MS,
			idle_in_transaction_session_timeout: 2 * DEADLINE_MS,
			// Whatever the server's default: an acknowledged enquiry is on disk, and on the standby.
			synchronous_commit: "on",
		},
	});

const numbered = new Map<string, string>();

/** `?` to `$1`, `$2`, …; none of the service's statements has a question mark in a text. */
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

/**
 * A store on PostgreSQL 13 or later, for any number of processes. A lost connection is opened
 * anew by the next call.
 * @param url `postgres://user:password@host:port/database?sslmode=…`; several hosts separated by
 * commas with `target_session_attrs=primary` follow a failover
 * @param deadlineMs longest wait for an answer
 * @throws when it cannot be reached or used
 */
export async function openPostgres(url: string, deadlineMs = DEADLINE_MS): Promise<Store> {
	let pool = openPool(url);

	const guarded = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
		const used = pool;
		try {
			return await within(deadlineMs, work(used));
		} catch (cause) {
			// Connections that do not answer would be waited for by every later call.
			if (cause instanceof NoAnswer && used === pool) {
				pool = openPool(url);
				void used.end({ timeout: 0 });
			}
			const { message, code } = cause as NodeJS.ErrnoException;
			throw new StoreUnavailable(message || code, { cause });
		}
	};

	const batch: Store["batch"] = (statements, serialKey) =>
		guarded((sql) =>
			sql.begin(async (transaction) => {
				// A transaction with an id writes a commit record, and so waits for the standby also
				// when it finds that the enquiry is there already, from a commit that may not have.
				const before: Statement[] = [["SELECT pg_current_xact_id()::text"]];
				if (serialKey !== undefined) {
					before.push(["SELECT pg_advisory_xact_lock(hashtextextended(?, 0))::text", serialKey]);
				}
				const all = [...before, ...statements].map((statement) => run(transaction, statement));
				return (await Promise.all(all)).slice(before.length);
			}),
		) as Promise<Row[][]>;

	try {
		await within(deadlineMs, migratePostgres(pool));
	} catch (error) {
		void pool.end({ timeout: 0 });
		throw error;
	}
	return {
		skipLocked: "FOR UPDATE SKIP LOCKED",
		query: (text, ...args) => guarded((sql) => run(sql, [text, ...args])),
		batch,
		close: () => pool.end({ timeout: 5 }),
	};
}
