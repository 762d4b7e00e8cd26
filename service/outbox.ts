import { type LeaseHolder, unnamedHolder } from "./lease-holder.ts";
import type { Kind } from "./queue-rows.ts";
import { longestWaitMs, retryDelayMs, triedLongEnough } from "./retry-schedule.ts";
import type { Row, Store, Value } from "./store/port.ts";

/**
 * A time further away than any wait or lease, and this much more, was written before a clock was
 * set back. The clocks of several machines may differ by less.
 */
const CLOCK_MARGIN_MS = 120_000;

/** How long what was claimed belongs to its claimer, in milliseconds. It outlasts the whole send. */
export const LEASE_MS = 120_000;

const ALL: readonly Kind[] = ["mail", "acknowledgement", "webhook"];

/** Something claimed for sending: the try number guards what is written about it later. */
export type Claim = { id: string; kind: Kind; tries: number; createdAt: number; enquiry: Row };

/**
 * Why a try failed. Permanent: the same try would get the same answer. Login: a setting is to be
 * mended, so it is tried on while the owner is told.
 */
export type Failure = "temporary" | "permanent" | "login";

/** The queue in the store, for one worker process. Every method may reject with StoreUnavailable. */
export type Outbox = {
	/**
	 * Takes up to `limit` rows that are due, so that no other worker has them while the lease
	 * lasts. `held` names the claims that the caller still works on: a clock that jumps must not
	 * hand them out twice.
	 */
	claim(limit: number, kinds?: readonly Kind[], held?: readonly Claim[]): Promise<Claim[]>;
	/** Marks as sent. */
	sent(claim: Claim): Promise<void>;
	/**
	 * Notes a failure. A permanent one, or one after the last retry, stops the row; it stays in
	 * the store. Resolves to the time of the next try in epoch milliseconds, or null if stopped.
	 */
	failed(claim: Claim, error: string, failure: Failure): Promise<number | null>;
	/** Milliseconds until the next row is due that is not held, or null if none waits. */
	nextDueIn(kinds?: readonly Kind[], held?: readonly Claim[]): Promise<number | null>;
	/**
	 * To be called once at the start: frees what a dead process of this machine held, and queues
	 * stopped mails and webhooks again, because a start is when a mended setting takes effect.
	 * What is not to be sent any more, because its setting was taken away, is cancelled.
	 */
	recover(kinds?: readonly Kind[]): Promise<void>;
};

const marks = (values: readonly unknown[]) => values.map(() => "?").join(", ");

/** Rows of these kinds except the held ones. */
function selection(kinds: readonly Kind[], held: readonly Claim[]): [text: string, args: Value[]] {
	const keys = held.map(({ id, kind }) => `${id} ${kind}`);
	const notHeld = keys.length === 0 ? "" : ` AND enquiry_id || ' ' || kind NOT IN (${marks(keys)})`;
	return [`state = 'pending' AND kind IN (${marks(kinds)})${notHeld}`, [...kinds, ...keys]];
}

/** The outbox in a store. `retryBaseMs` scales the retry schedule. */
export function createOutbox(
	{ query, skipLocked }: Pick<Store, "query" | "skipLocked">,
	now: () => number,
	retryBaseMs: number,
	holder: LeaseHolder = unnamedHolder(),
): Outbox {
	/** Kinds of which it may have claimed something without getting to know of it: the store failed. */
	const unsure = new Set<Kind>();
	const ownLeases = (kinds: readonly Kind[]) =>
		kinds.some((kind) => unsure.has(kind)) ? holder.name : "";
	const orUnsure = async <T>(kinds: readonly Kind[], work: Promise<T>): Promise<T> => {
		try {
			return await work;
		} catch (error) {
			for (const kind of kinds) unsure.add(kind);
			throw error;
		}
	};

	async function claim(
		limit: number,
		kinds: readonly Kind[],
		held: readonly Claim[],
	): Promise<Claim[]> {
		const time = now();
		const own = ownLeases(kinds);
		const [rows, args] = selection(kinds, held);
		const claimed = await query(
			// Materialized: the rows are picked once, whatever plan the engine makes.
			`WITH due AS MATERIALIZED (
					SELECT enquiry_id, kind FROM outbox
					WHERE ${rows} AND (due_at <= ? OR due_at > ?)
						AND (lease_until <= ? OR lease_until > ? OR lease_owner = ?)
					ORDER BY due_at LIMIT ? ${skipLocked})
				UPDATE outbox SET tries = tries + 1, lease_until = ?, lease_owner = ?
				WHERE (enquiry_id, kind) IN (SELECT enquiry_id, kind FROM due)
				RETURNING enquiry_id, kind, tries, created_at`,
			...args,
			time,
			time + longestWaitMs(retryBaseMs) + CLOCK_MARGIN_MS,
			time,
			time + LEASE_MS + CLOCK_MARGIN_MS,
			own,
			limit,
			time + LEASE_MS,
			holder.name,
		);
		const claims = await Promise.all(
			claimed.map(async (row): Promise<Claim | undefined> => {
				const id = String(row.enquiry_id);
				const [enquiry] = await query("SELECT * FROM enquiries WHERE id = ?", id);
				const kind = row.kind as Kind;
				const [tries, createdAt] = [Number(row.tries), Number(row.created_at)];
				return enquiry && { id, kind, tries, createdAt, enquiry };
			}),
		);
		if (own) for (const kind of kinds) unsure.delete(kind);
		return claims.filter((claim) => claim !== undefined);
	}

	return {
		claim: (limit, kinds = ALL, held = []) => orUnsure(kinds, claim(limit, kinds, held)),

		async sent({ id, kind, tries }) {
			await query(
				`UPDATE outbox SET state = 'sent', sent_at = ?, lease_until = 0, lease_owner = NULL,
				failure = NULL, last_error = NULL WHERE enquiry_id = ? AND kind = ? AND tries = ?`,
				now(),
				id,
				kind,
				tries,
			);
		},

		async failed({ id, kind, tries, createdAt }, error, failure) {
			const time = now();
			const stop = failure === "permanent" || triedLongEnough(tries, time - createdAt, retryBaseMs);
			const dueAt = stop ? time : time + retryDelayMs(tries, retryBaseMs);
			const note = query(
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
			);
			await orUnsure([kind], note);
			return stop ? null : dueAt;
		},

		async nextDueIn(kinds = ALL, held = []) {
			const [rows, args] = selection(kinds, held);
			const [row] = await query(
				`SELECT min(CASE WHEN lease_until > due_at AND lease_owner <> ? THEN lease_until
					ELSE due_at END) AS due_at
				FROM outbox WHERE ${rows}`,
				ownLeases(kinds),
				...args,
			);
			return row?.due_at == null ? null : Math.max(0, Number(row.due_at) - now());
		},

		async recover(kinds = ALL) {
			const holders = await query(
				"SELECT DISTINCT lease_owner FROM outbox WHERE state = 'pending' AND lease_owner IS NOT NULL",
			);
			for (const { lease_owner } of holders.filter((row) =>
				holder.isDead(String(row.lease_owner)),
			)) {
				await query(
					"UPDATE outbox SET lease_until = 0, lease_owner = NULL WHERE lease_owner = ?",
					lease_owner ?? null,
				);
			}
			await query(
				`UPDATE outbox SET state = 'cancelled' WHERE state IN ('pending', 'stopped')
				AND kind NOT IN (${marks(kinds)})`,
				...kinds,
			);
			await query(
				`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
				WHERE state = 'stopped' AND kind <> 'acknowledgement'`,
				now(),
				now(),
			);
		},
	};
}
