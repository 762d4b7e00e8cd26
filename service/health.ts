import type { Query } from "./store/port.ts";

export type Health = {
	/** False when mails are stopped and need the owner. */
	ok: boolean;
	/** Mails that wait to be sent. */
	pending: number;
	/** Age of the oldest waiting mail; 0 when none waits. */
	oldestPendingSeconds: number;
	/** Mails that were refused for good or failed for too long; they stay stored. */
	stopped: number;
	/** Enquiries held back as probable spam. */
	quarantined: number;
};

/** Counts for monitoring. @throws StoreUnavailable */
export async function readHealth(query: Query, now: () => number): Promise<Health> {
	const [row = {}] = await query(`SELECT
		(SELECT count(*) FROM outbox WHERE state = 'pending') AS pending,
		(SELECT min(created_at) FROM outbox WHERE state = 'pending') AS oldest,
		(SELECT count(*) FROM outbox WHERE state = 'stopped') AS stopped,
		(SELECT count(*) FROM enquiries WHERE quarantine_reason IS NOT NULL) AS quarantined`);
	const stopped = Number(row.stopped);
	const age = row.oldest == null ? 0 : now() - Number(row.oldest);
	return {
		ok: stopped === 0,
		pending: Number(row.pending),
		oldestPendingSeconds: Math.max(0, Math.floor(age / 1000)),
		stopped,
		quarantined: Number(row.quarantined),
	};
}
