import { randomUUID } from "node:crypto";
import { type Database, SKIP_LOCKED, type Value } from "../database/database.ts";
import { ALL_KINDS, type Failure, type Kind } from "./kinds.ts";
import { longestWaitMs, retryDelayMs, triedLongEnough } from "./retry-schedule.ts";
import { ANSWER_TIMEOUT_MS, LEASE_MS } from "./time-limits.ts";

/**
 * A due time that is further in the future than any wait or lease plus this margin was written
 * before a clock was set back. The clocks of several machines may differ by less. Milliseconds.
 */
const CLOCK_MARGIN_MS = 120_000;

/** The error of a send that was abandoned during a shutdown. */
export const ABANDONED = "The service stopped before the server answered.";

/**
 * A row that was claimed for sending. Later updates check the number of tries, so that they have no
 * effect if another worker has claimed the row since.
 */
export type Claim = {
	/** The id of the enquiry. */
	id: string;
	kind: Kind;
	tries: number;
	/** Epoch milliseconds. */
	createdAt: number;
};

const marks = (values: readonly unknown[]) => values.map(() => "?").join();

/** The outbox table, for one worker. All methods may reject with DatabaseUnavailable. */
export class Outbox {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #retryBaseMs: number;
	readonly #kinds: readonly Kind[];
	readonly #owner = randomUUID();
	/**
	 * Whether a call failed whose changes may have been committed. The next claim first frees the rows
	 * that this worker has leased without knowing it.
	 */
	#unsure = false;

	/**
	 * @param now a clock in epoch milliseconds
	 * @param retryBaseMs scales the retry schedule
	 * @param kinds the kinds that the worker sends; no other worker of this process sends them
	 */
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
	 * Claims up to `limit` rows that are due, so that no other worker gets them while the lease
	 * lasts. They are due again at its end.
	 * @param held claims that the caller is still working on; without this, a clock jump would let
	 * it claim them a second time
	 */
	async claim(limit: number, held: readonly Claim[] = []): Promise<Claim[]> {
		const time = this.#now();
		const [pending, args] = this.#pending(held);
		if (this.#unsure) {
			await this.#database.query(
				`UPDATE outbox SET due_at = ?, lease_until = 0, lease_owner = NULL
				WHERE ${pending} AND lease_owner = ?`,
				time,
				...args,
				this.#owner,
			);
			this.#unsure = false;
		}
		const tooFar = time + Math.max(longestWaitMs(this.#retryBaseMs), LEASE_MS) + CLOCK_MARGIN_MS;
		const [, claimed = []] = await this.#orUnsure(
			this.#database.transaction([
				[`UPDATE outbox SET due_at = ? WHERE ${pending} AND due_at > ?`, time, ...args, tooFar],
				[
					// MATERIALIZED: select the rows only once, regardless of the query plan.
					`WITH due AS MATERIALIZED (
						SELECT enquiry_id, kind FROM outbox WHERE ${pending} AND due_at <= ?
						ORDER BY due_at LIMIT ? ${SKIP_LOCKED})
					UPDATE outbox SET tries = tries + 1, due_at = ?, lease_until = ?, lease_owner = ?
					WHERE (enquiry_id, kind) IN (SELECT enquiry_id, kind FROM due)
					RETURNING enquiry_id, kind, tries, created_at`,
					...args,
					time,
					limit,
					time + LEASE_MS,
					time + LEASE_MS,
					this.#owner,
				],
			]),
		);
		return claimed.map((row) => ({
			id: String(row.enquiry_id),
			kind: row.kind as Kind,
			tries: Number(row.tries),
			createdAt: Number(row.created_at),
		}));
	}

	/** Records a delivery as sent, or as filed if there is no mail server. */
	async sent({ id, kind, tries }: Claim, state: "sent" | "filed" = "sent"): Promise<void> {
		await this.#database.query(
			`UPDATE outbox SET state = ?, sent_at = ?, lease_until = 0, lease_owner = NULL,
			failure = NULL, last_error = NULL WHERE enquiry_id = ? AND kind = ? AND tries = ?`,
			state,
			state === "sent" ? this.#now() : null,
			id,
			kind,
			tries,
		);
	}

	/**
	 * Records a failed try. A permanent failure, or the failure of the last retry, stops the row,
	 * which stays in the table.
	 * @returns the time of the next try in epoch milliseconds, or null when the row was stopped
	 */
	async failed(claim: Claim, error: string, failure: Failure): Promise<number | null> {
		const { tries, createdAt } = claim;
		const time = this.#now();
		const stop =
			failure === "permanent" || triedLongEnough(tries, time - createdAt, this.#retryBaseMs);
		const dueAt = stop ? time : time + retryDelayMs(tries, this.#retryBaseMs);
		await this.#recordFailure(claim, stop ? "stopped" : "pending", dueAt, failure, error);
		return stop ? null : dueAt;
	}

	/**
	 * Records that a send was abandoned because the service stops. The server may have the whole mail
	 * and be about to accept it, so nobody sends it again before the server's time to answer is over.
	 * The row is due then, instead of leased until then, because the next start frees the leases. If
	 * the server did accept the mail, this limits the copies to one in ten minutes however often the
	 * service is restarted, and a server that recognises duplicates by their Message-ID has filed the
	 * first one by then.
	 * @returns the time of the next try in epoch milliseconds
	 */
	async abandoned(claim: Claim): Promise<number> {
		const dueAt = this.#now() + ANSWER_TIMEOUT_MS;
		await this.#recordFailure(claim, "pending", dueAt, "temporary", ABANDONED);
		return dueAt;
	}

	/** Milliseconds until the next row that is not held is due, or null if none is pending. */
	async nextDueIn(held: readonly Claim[] = []): Promise<number | null> {
		if (this.#unsure) return 0;
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
		await this.#orUnsure(
			this.#database.query(
				`UPDATE outbox SET state = ?, due_at = ?, lease_until = 0, lease_owner = NULL,
				failure = ?, last_error = ?
				WHERE enquiry_id = ? AND kind = ? AND tries = ? AND state = 'pending'`,
				...[state, dueAt, failure, error, id, kind, tries],
			),
		);
	}

	/** Returns the condition of pending rows that are not among the held claims. */
	#pending(held: readonly Claim[]): [condition: string, args: Value[]] {
		const args: Value[] = [...this.#kinds];
		let condition = `state = 'pending' AND kind IN (${marks(this.#kinds)})`;
		if (held.length > 0) {
			condition += ` AND (enquiry_id, kind) NOT IN (VALUES ${held.map(() => "(?, ?)").join()})`;
			args.push(...held.flatMap(({ id, kind }) => [id, kind]));
		}
		return [condition, args];
	}

	async #orUnsure<T>(work: Promise<T>): Promise<T> {
		try {
			return await work;
		} catch (error) {
			this.#unsure = true;
			throw error;
		}
	}
}
