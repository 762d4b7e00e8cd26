import type { Database, Value } from "../database/database.ts";
import type { Failure } from "./failure.ts";
import { ALL_KINDS, type Kind } from "./kinds.ts";
import { type LeaseHolder, randomHolder } from "./lease-holder.ts";
import { longestWaitMs, retryDelayMs, triedLongEnough } from "./retry-schedule.ts";
import { ANSWER_TIMEOUT_MS, LEASE_MS } from "./time-limits.ts";

/**
 * A due time or lease that is further in the future than any wait or lease plus this margin was
 * written before a clock was set back. The clocks of several machines may differ by less.
 * Milliseconds.
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

const questionMarks = (values: readonly unknown[]) => values.map(() => "?").join(", ");

/** A condition for the pending rows of these kinds that are not among the held claims. */
function selection(kinds: readonly Kind[], held: readonly Claim[]): [text: string, args: Value[]] {
	const keys = held.map(({ id, kind }) => `${id} ${kind}`);
	const notHeld =
		keys.length === 0 ? "" : ` AND enquiry_id || ' ' || kind NOT IN (${questionMarks(keys)})`;
	return [`state = 'pending' AND kind IN (${questionMarks(kinds)})${notHeld}`, [...kinds, ...keys]];
}

/** The outbox table, for one worker process. All methods may reject with DatabaseUnavailable. */
export class Outbox {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #retryBaseMs: number;
	readonly #holder: LeaseHolder;
	/**
	 * Kinds whose last claim may have been committed although the call failed. For these kinds, the
	 * next claim includes rows that this process itself has leased.
	 */
	readonly #unsure = new Set<Kind>();

	/**
	 * @param now a clock in epoch milliseconds
	 * @param retryBaseMs scales the retry schedule
	 */
	constructor(
		database: Database,
		now: () => number,
		retryBaseMs: number,
		holder: LeaseHolder = randomHolder(),
	) {
		this.#database = database;
		this.#now = now;
		this.#retryBaseMs = retryBaseMs;
		this.#holder = holder;
	}

	/**
	 * Claims up to `limit` rows that are due, so that no other worker gets them while the lease
	 * lasts.
	 * @param held claims that the caller is still working on; without this, a clock jump would let
	 * it claim them a second time
	 */
	async claim(
		limit: number,
		kinds: readonly Kind[] = ALL_KINDS,
		held: readonly Claim[] = [],
	): Promise<Claim[]> {
		const time = this.#now();
		const own = this.#ownLeases(kinds);
		const [rows, args] = selection(kinds, held);
		const claimed = await this.#orUnsure(
			kinds,
			this.#database.query(
				// MATERIALIZED: select the rows only once, regardless of the query plan.
				`WITH due AS MATERIALIZED (
					SELECT enquiry_id, kind FROM outbox
					WHERE ${rows} AND (due_at <= ? OR due_at > ?)
						AND (lease_until <= ? OR lease_until > ? OR lease_owner = ?)
					ORDER BY due_at LIMIT ? ${this.#database.skipLocked})
				UPDATE outbox SET tries = tries + 1, lease_until = ?, lease_owner = ?
				WHERE (enquiry_id, kind) IN (SELECT enquiry_id, kind FROM due)
				RETURNING enquiry_id, kind, tries, created_at`,
				...args,
				time,
				time + Math.max(longestWaitMs(this.#retryBaseMs), ANSWER_TIMEOUT_MS) + CLOCK_MARGIN_MS,
				time,
				time + LEASE_MS + CLOCK_MARGIN_MS,
				own,
				limit,
				time + LEASE_MS,
				this.#holder.name,
			),
		);
		if (own) for (const kind of kinds) this.#unsure.delete(kind);
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
		const { id, kind, tries, createdAt } = claim;
		const time = this.#now();
		const stop =
			failure === "permanent" || triedLongEnough(tries, time - createdAt, this.#retryBaseMs);
		const dueAt = stop ? time : time + retryDelayMs(tries, this.#retryBaseMs);
		await this.#orUnsure(
			[kind],
			this.#database.query(
				`UPDATE outbox SET state = ?, due_at = ?, lease_until = 0, lease_owner = NULL,
				failure = ?, last_error = ?
				WHERE enquiry_id = ? AND kind = ? AND tries = ? AND state = 'pending'`,
				stop ? "stopped" : "pending",
				dueAt,
				failure,
				error,
				id,
				kind,
				tries,
			),
		);
		return stop ? null : dueAt;
	}

	/**
	 * Records that a send was abandoned because the service stops. The server may have the whole mail
	 * and be about to accept it, so nobody sends it again before the server's time to answer is over.
	 * The row is due then, instead of leased until then, because the next start frees the leases of
	 * this process. If the server did accept the mail, this limits the copies to one in ten minutes
	 * however often the service is restarted, and a server that recognises duplicates by their
	 * Message-ID has filed the first one by then.
	 * @returns the time of the next try in epoch milliseconds
	 */
	async abandoned({ id, kind, tries }: Claim): Promise<number> {
		const dueAt = this.#now() + ANSWER_TIMEOUT_MS;
		await this.#database.query(
			`UPDATE outbox SET due_at = ?, lease_until = 0, lease_owner = NULL,
			failure = 'temporary', last_error = ?
			WHERE enquiry_id = ? AND kind = ? AND tries = ? AND state = 'pending'`,
			dueAt,
			ABANDONED,
			id,
			kind,
			tries,
		);
		return dueAt;
	}

	/** Milliseconds until the next row that is not held is due, or null if none is pending. */
	async nextDueIn(
		kinds: readonly Kind[] = ALL_KINDS,
		held: readonly Claim[] = [],
	): Promise<number | null> {
		const [rows, args] = selection(kinds, held);
		const [row] = await this.#database.query(
			`SELECT min(CASE WHEN lease_until > due_at AND lease_owner <> ? THEN lease_until
				ELSE due_at END) AS due_at
			FROM outbox WHERE ${rows}`,
			this.#ownLeases(kinds),
			...args,
		);
		return row?.due_at == null ? null : Math.max(0, Number(row.due_at) - this.#now());
	}

	#ownLeases(kinds: readonly Kind[]): string {
		return kinds.some((kind) => this.#unsure.has(kind)) ? this.#holder.name : "";
	}

	async #orUnsure<T>(kinds: readonly Kind[], work: Promise<T>): Promise<T> {
		try {
			return await work;
		} catch (error) {
			for (const kind of kinds) this.#unsure.add(kind);
			throw error;
		}
	}
}
