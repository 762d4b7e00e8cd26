import type { Database, Statement, Value } from "../database/database.ts";
import type { Failure } from "./failure.ts";
import { ALL_KINDS, type Kind } from "./kinds.ts";
import type { LeaseHolder } from "./lease-holder.ts";
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

/** The pending rows of one kind that are not among the held claims, as a condition. */
function pending(kind: Kind, held: readonly Claim[]): [rows: string, args: Value[]] {
	const ids = held.filter((claim) => claim.kind === kind).map(({ id }) => id);
	const notHeld = ids.length === 0 ? "" : ` AND enquiry_id NOT IN (${ids.map(() => "?").join()})`;
	return [`state = 'pending' AND kind = '${kind}'${notHeld}`, ids];
}

/** The outbox table, for one worker process. All methods may reject with DatabaseUnavailable. */
export class Outbox {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #retryBaseMs: number;
	readonly #holder: LeaseHolder;
	/**
	 * Kinds whose last claim may have been committed although the call failed. The next claim first
	 * frees the rows of these kinds that this process has leased.
	 */
	readonly #unsure = new Set<Kind>();

	/**
	 * @param now a clock in epoch milliseconds
	 * @param retryBaseMs scales the retry schedule
	 */
	constructor(database: Database, now: () => number, retryBaseMs: number, holder: LeaseHolder) {
		this.#database = database;
		this.#now = now;
		this.#retryBaseMs = retryBaseMs;
		this.#holder = holder;
	}

	/**
	 * Claims up to `limit` rows that are due, so that no other worker gets them while the lease
	 * lasts. They are due again at its end.
	 * @param held claims that the caller is still working on; without this, a clock jump would let
	 * it claim them a second time
	 */
	async claim(
		limit: number,
		kinds: readonly Kind[] = ALL_KINDS,
		held: readonly Claim[] = [],
	): Promise<Claim[]> {
		const time = this.#now();
		await this.#freeUnsure(kinds, held, time);
		const tooFar = time + Math.max(longestWaitMs(this.#retryBaseMs), LEASE_MS) + CLOCK_MARGIN_MS;
		const ranges = [
			["due_at <= ?", time],
			["due_at > ?", tooFar],
		] as const;
		// A query for each kind and range reads only the rows it needs, in the order of the index.
		const queries = kinds.flatMap((kind) =>
			ranges.map(([range, bound]): Statement => {
				const [rows, args] = pending(kind, held);
				const text = `SELECT * FROM (SELECT enquiry_id, kind, due_at FROM outbox
					WHERE ${rows} AND ${range} AND (lease_until <= ? OR lease_until > ?)
					ORDER BY due_at LIMIT ? ${this.#database.skipLocked}) AS due`;
				return [text, ...args, bound, time, tooFar, limit];
			}),
		);
		const claimed = await this.#orUnsure(
			kinds,
			this.#database.query(
				// MATERIALIZED: select the rows only once, regardless of the query plan.
				`WITH due AS MATERIALIZED (
					${queries.map(([text]) => text).join(" UNION ALL ")} ORDER BY due_at LIMIT ?)
				UPDATE outbox SET tries = tries + 1, due_at = ?, lease_until = ?, lease_owner = ?
				WHERE (enquiry_id, kind) IN (SELECT enquiry_id, kind FROM due)
				RETURNING enquiry_id, kind, tries, created_at`,
				...queries.flatMap(([, ...args]) => args),
				limit,
				time + LEASE_MS,
				time + LEASE_MS,
				this.#holder.name,
			),
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
		if (kinds.some((kind) => this.#unsure.has(kind))) return 0;
		const queries = kinds.map((kind): Statement => {
			const [rows, args] = pending(kind, held);
			return [`SELECT min(due_at) AS due_at FROM outbox WHERE ${rows}`, ...args];
		});
		const [row] = await this.#database.query(
			`SELECT min(due_at) AS due_at
			FROM (${queries.map(([text]) => text).join(" UNION ALL ")}) AS firsts`,
			...queries.flatMap(([, ...args]) => args),
		);
		return row?.due_at == null ? null : Math.max(0, Number(row.due_at) - this.#now());
	}

	async #freeUnsure(kinds: readonly Kind[], held: readonly Claim[], time: number): Promise<void> {
		for (const kind of kinds.filter((one) => this.#unsure.has(one))) {
			const [rows, args] = pending(kind, held);
			await this.#database.query(
				`UPDATE outbox SET due_at = ?, lease_until = 0, lease_owner = NULL
				WHERE ${rows} AND lease_owner = ?`,
				time,
				...args,
				this.#holder.name,
			);
			this.#unsure.delete(kind);
		}
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
