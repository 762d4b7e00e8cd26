import { type Database, SKIP_LOCKED, type Value } from "../database/database.ts";
import { ALL_KINDS, type Failure, type Kind } from "./kinds.ts";
import { longestWaitMs, retryDelayMs, triedLongEnough } from "./retry-schedule.ts";
import { ANSWER_TIMEOUT_MS, LEASE_MS } from "./time-limits.ts";

/**
 * Milliseconds. What is due later than any wait or lease plus this was written before a clock was
 * set back.
 */
const CLOCK_MARGIN_MS = 120_000;

export const ABANDONED = "The service stopped before the server answered.";

/**
 * A row claimed for sending. Updates check its tries, so they miss a row that another worker has
 * claimed since.
 */
export type Claim = {
	id: string;
	kind: Kind;
	tries: number;
	/** Epoch milliseconds. */
	createdAt: number;
};

/**
 * The outbox table, for one worker. All methods may reject with DatabaseUnavailable.
 * @param now a clock in epoch milliseconds
 * @param kinds those that the worker sends; no other worker of this process sends them
 */
export class Outbox {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #retryBaseMs: number;
	readonly #kinds: readonly Kind[];

	constructor(
		database: Database,
		now: () => number,
		retryBaseMs: number,
		kinds: readonly Kind[] = ALL_KINDS,
	) {
		this.#database = database;
		this.#now = now;
		this.#retryBaseMs = retryBaseMs;
		this.#kinds = kinds;
	}

	/**
	 * Claims up to `limit` rows that are due, for the time of a lease.
	 * @param held claims in progress, which a clock jump must not make due again
	 */
	async claim(limit: number, held: readonly Claim[] = []): Promise<Claim[]> {
		const time = this.#now();
		const lease = time + LEASE_MS;
		const tooFar = time + Math.max(longestWaitMs(this.#retryBaseMs), LEASE_MS) + CLOCK_MARGIN_MS;
		const [pending, args] = this.#pending(held);
		const [, claimed = []] = await this.#database.transaction([
			[`UPDATE outbox SET due_at = ? WHERE ${pending} AND due_at > ?`, time, ...args, tooFar],
			[
				// MATERIALIZED: select the rows only once, regardless of the query plan.
				`WITH due AS MATERIALIZED (
					SELECT enquiry_id, kind FROM outbox WHERE ${pending} AND due_at <= ?
					ORDER BY due_at LIMIT ? ${SKIP_LOCKED})
				UPDATE outbox SET tries = tries + 1, due_at = ?, lease_until = ?
				WHERE (enquiry_id, kind) IN (SELECT enquiry_id, kind FROM due)
				RETURNING enquiry_id, kind, tries, created_at`,
				...[...args, time, limit, lease, lease],
			],
		]);
		return claimed.map((row) => ({
			id: String(row.enquiry_id),
			kind: row.kind as Kind,
			tries: Number(row.tries),
			createdAt: Number(row.created_at),
		}));
	}

	/** Records a delivery as sent, as filed if there is no mail server, or as no longer wanted. */
	async sent(
		{ id, kind, tries }: Claim,
		state: "sent" | "filed" | "cancelled" = "sent",
	): Promise<void> {
		await this.#database.query(
			`UPDATE outbox SET state = ?, sent_at = ?, lease_until = 0, failure = NULL, last_error = NULL
			WHERE enquiry_id = ? AND kind = ? AND tries = ?`,
			...[state, state === "sent" ? this.#now() : null, id, kind, tries],
		);
	}

	/**
	 * Records a failed try. A permanent failure, or that of the last retry, stops the row.
	 * @returns the time of the next try in epoch milliseconds, or null when the row was stopped
	 */
	async failed(claim: Claim, error: string, failure: Failure): Promise<number | null> {
		const { tries, createdAt } = claim;
		const time = this.#now();
		const isOver = triedLongEnough(tries, time - createdAt);
		const dueAt = time + retryDelayMs(tries, this.#retryBaseMs);
		const stop = failure === "permanent" || isOver;
		await this.#recordFailure(claim, stop ? "stopped" : "pending", dueAt, failure, error);
		return stop ? null : dueAt;
	}

	/**
	 * Records that a send was abandoned because the service stops. The server may be about to accept
	 * the mail, so it is due after its time to answer: the next start frees leases, but keeps due
	 * times.
	 * @returns the time of the next try in epoch milliseconds
	 */
	async abandoned(claim: Claim): Promise<number> {
		const dueAt = this.#now() + ANSWER_TIMEOUT_MS;
		await this.#recordFailure(claim, "pending", dueAt, "temporary", ABANDONED);
		return dueAt;
	}

	/** Milliseconds until the next row that is not held is due, or null. */
	async nextDueIn(held: readonly Claim[] = []): Promise<number | null> {
		const [pending, args] = this.#pending(held);
		const [row] = await this.#database.query(
			`SELECT due_at FROM outbox WHERE ${pending} ORDER BY due_at LIMIT 1`,
			...args,
		);
		return row ? Math.max(0, Number(row.due_at) - this.#now()) : null;
	}

	async #recordFailure(
		{ id, kind, tries }: Claim,
		state: "pending" | "stopped",
		dueAt: number,
		failure: Failure,
		error: string,
	): Promise<void> {
		const record = `UPDATE outbox SET state = ?, due_at = ?, lease_until = 0, failure = ?, last_error = ?
			WHERE enquiry_id = ? AND kind = ? AND tries = ? AND state = 'pending'`;
		const args = [state, dueAt, failure, error, id, kind, tries];
		await this.#database.query(record, ...args);
	}

	#pending(held: readonly Claim[]): [condition: string, args: Value[]] {
		const ofKinds = `state = 'pending' AND kind IN (${this.#kinds.map(() => "?").join()})`;
		if (held.length === 0) return [ofKinds, [...this.#kinds]];
		const values = held.map(() => "(?, ?)").join();
		const args = [...this.#kinds, ...held.flatMap(({ id, kind }) => [id, kind])];
		return [`${ofKinds} AND (enquiry_id, kind) NOT IN (VALUES ${values})`, args];
	}
}
