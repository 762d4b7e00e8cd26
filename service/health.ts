import type { Query } from "./store/port.ts";

/** A mail that waits longer than this is late, in seconds: several tries have failed by then. */
const LATE_SECONDS = 15 * 60;

export type Health = {
	/** Degraded: enquiries are taken, but something needs the owner. Unhealthy: none can be stored. */
	status: "ok" | "degraded" | "unhealthy";
	/** Whether the status is ok. */
	ok: boolean;
	/** Mails and webhooks that wait to be sent. */
	pending: number;
	/** Age of the oldest of them; 0 when none waits. */
	oldestPendingSeconds: number;
	/** Those that were refused for good or failed for too long; they stay stored. */
	stopped: number;
	/** Those of the waiting whose last try failed because a login was refused. */
	loginRefused: number;
	/** Enquiries held back as probable spam. */
	quarantined: number;
	/** Enquiries that could not be stored in the last minute. */
	notStored: number;
};

function statusOf(health: Omit<Health, "status" | "ok">): Health["status"] {
	if (health.notStored > 0) return "unhealthy";
	const late = health.oldestPendingSeconds > LATE_SECONDS;
	return health.stopped > 0 || health.loginRefused > 0 || late ? "degraded" : "ok";
}

const withStatus = (counts: Omit<Health, "status" | "ok">): Health => {
	const status = statusOf(counts);
	return { status, ok: status === "ok", ...counts };
};

/**
 * Counts for monitoring; acknowledgements are left out, they never need the owner.
 * @param notStored enquiries that could not be stored in the last minute
 * @throws StoreUnavailable
 */
export async function readHealth(query: Query, now: () => number, notStored = 0): Promise<Health> {
	const mine = "FROM outbox WHERE kind <> 'acknowledgement' AND state";
	const [row = {}] = await query(`SELECT
		(SELECT count(*) ${mine} = 'pending') AS pending,
		(SELECT min(created_at) ${mine} = 'pending') AS oldest,
		(SELECT count(*) ${mine} = 'pending' AND failure = 'login') AS login_refused,
		(SELECT count(*) ${mine} = 'stopped') AS stopped,
		(SELECT count(*) FROM enquiries WHERE quarantine_reason IS NOT NULL) AS quarantined`);
	const age = row.oldest == null ? 0 : now() - Number(row.oldest);
	return withStatus({
		pending: Number(row.pending),
		oldestPendingSeconds: Math.max(0, Math.floor(age / 1000)),
		stopped: Number(row.stopped),
		loginRefused: Number(row.login_refused),
		quarantined: Number(row.quarantined),
		notStored,
	});
}
