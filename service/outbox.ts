import { hostname } from "node:os";
import { retryDelayMs, retryWindowMs } from "./retry-schedule.ts";
import type { Row, Statement, Store } from "./store/port.ts";

/** How long a claimed mail belongs to its claimer, in milliseconds. It outlasts the whole send. */
export const LEASE_MS = 120_000;

/** A claimed mail: the try number guards what is written about it later. */
export type Claim = { id: string; tries: number; createdAt: number; enquiry: Row };

/** The outbox row of an enquiry that was just inserted, unless it is quarantined or a repeat. */
export function insertOutboxRow(id: string, now: number): Statement {
	return [
		`INSERT INTO outbox (enquiry_id, state, created_at, due_at)
		SELECT id, 'pending', received_at, ? FROM enquiries WHERE id = ? AND quarantine_reason IS NULL`,
		now,
		id,
	];
}

/** The queue of mails in the store, for one worker process. Every method may reject with StoreUnavailable. */
export type Outbox = {
	/** Takes up to `limit` due mails, so that no other worker has them while the lease lasts. */
	claim(limit: number): Promise<Claim[]>;
	/** Marks as sent. */
	sent(claim: Claim): Promise<void>;
	/**
	 * Notes a failure. A permanent one, or one after the last retry, stops the mail; it stays in
	 * the store. Resolves to the time of the next try in epoch milliseconds, or null if stopped.
	 */
	failed(claim: Claim, error: string, permanent: boolean): Promise<number | null>;
	/** Milliseconds until the next mail is due, or null if none waits. */
	nextDueIn(): Promise<number | null>;
	/**
	 * To be called once at the start: frees the mails that a dead process of this machine held,
	 * and queues stopped ones again, because a start is when a mended setting takes effect.
	 */
	recover(): Promise<void>;
};

/** Process ids repeat (in a container it is always 1), so the start time is part of the name. */
const OWNER = `${hostname()}/${process.pid}/${Date.now()}`;

function isDead(owner: string): boolean {
	const [host, pid] = owner.split("/");
	if (host !== hostname()) return false;
	if (Number(pid) === process.pid) return owner !== OWNER;
	try {
		process.kill(Number(pid), 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
}

/** The outbox in a store. `retryBaseMs` scales the retry schedule. */
export function createOutbox(
	{ query, skipLocked }: Pick<Store, "query" | "skipLocked">,
	now: () => number,
	retryBaseMs: number,
): Outbox {
	return {
		async claim(limit) {
			const time = now();
			const claimed = await query(
				// Materialized: the rows are picked once, whatever plan the engine makes.
				`WITH due AS MATERIALIZED (
					SELECT enquiry_id FROM outbox
					WHERE state = 'pending' AND due_at <= ? AND lease_until <= ?
					ORDER BY due_at LIMIT ? ${skipLocked})
				UPDATE outbox SET tries = tries + 1, lease_until = ?, lease_owner = ?
				WHERE enquiry_id IN (SELECT enquiry_id FROM due)
				RETURNING enquiry_id, tries, created_at`,
				time,
				time,
				limit,
				time + LEASE_MS,
				OWNER,
			);
			return Promise.all(
				claimed.map(async (row) => {
					const id = String(row.enquiry_id);
					const [enquiry = {}] = await query("SELECT * FROM enquiries WHERE id = ?", id);
					return { id, tries: Number(row.tries), createdAt: Number(row.created_at), enquiry };
				}),
			);
		},

		async sent({ id, tries }) {
			await query(
				`UPDATE outbox SET state = 'sent', sent_at = ?, lease_until = 0, lease_owner = NULL,
				last_error = NULL WHERE enquiry_id = ? AND tries = ?`,
				now(),
				id,
				tries,
			);
		},

		async failed({ id, tries, createdAt }, error, permanent) {
			const time = now();
			const stop = permanent || time - createdAt >= retryWindowMs(retryBaseMs);
			const dueAt = stop ? time : time + retryDelayMs(tries, retryBaseMs);
			await query(
				`UPDATE outbox SET state = ?, due_at = ?, lease_until = 0, lease_owner = NULL,
				last_error = ? WHERE enquiry_id = ? AND tries = ? AND state = 'pending'`,
				stop ? "stopped" : "pending",
				dueAt,
				error,
				id,
				tries,
			);
			return stop ? null : dueAt;
		},

		async nextDueIn() {
			const [row] = await query(
				`SELECT min(CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END) AS due_at
				FROM outbox WHERE state = 'pending'`,
			);
			return typeof row?.due_at === "number" ? Math.max(0, row.due_at - now()) : null;
		},

		async recover() {
			const held = await query(
				"SELECT DISTINCT lease_owner FROM outbox WHERE state = 'pending' AND lease_owner IS NOT NULL",
			);
			for (const { lease_owner } of held.filter((row) => isDead(String(row.lease_owner)))) {
				await query(
					"UPDATE outbox SET lease_until = 0, lease_owner = NULL WHERE lease_owner = ?",
					lease_owner ?? null,
				);
			}
			await query("UPDATE outbox SET state = 'pending', due_at = ? WHERE state = 'stopped'", now());
		},
	};
}
