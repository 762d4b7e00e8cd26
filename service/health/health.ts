import type { Database } from "../database/database.ts";
import { countQuarantined } from "../enquiries/quarantine.ts";
import { countDeliveries } from "../outbox/states.ts";

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
	/** Mails and webhooks that were refused for good or failed for too long; they stay stored. */
	stopped: number;
	/** Those of the waiting whose last try failed because a login was refused. */
	loginRefused: number;
	/** Enquiries held back as probable spam. */
	quarantined: number;
	/** Enquiries that could not be stored in the last minute. */
	notStored: number;
};

type Counts = Omit<Health, "status" | "ok">;

function statusOf({ notStored, stopped, loginRefused, oldestPendingSeconds }: Counts) {
	if (notStored > 0) return "unhealthy";
	const late = oldestPendingSeconds > LATE_SECONDS;
	return stopped > 0 || loginRefused > 0 || late ? "degraded" : "ok";
}

/**
 * Counts for monitoring.
 * @param now epoch milliseconds
 * @param notStored enquiries that could not be stored in the last minute
 * @throws DatabaseUnavailable
 */
export async function readHealth(database: Database, now: number, notStored = 0): Promise<Health> {
	const [deliveries, quarantined] = await Promise.all([
		countDeliveries(database),
		countQuarantined(database),
	]);
	const { pending, oldestPendingAt, stopped, loginRefused } = deliveries;
	const age = oldestPendingAt === null ? 0 : now - oldestPendingAt;
	const oldestPendingSeconds = Math.max(0, Math.floor(age / 1000));
	const counts = { pending, oldestPendingSeconds, stopped, loginRefused, quarantined, notStored };
	const status = statusOf(counts);
	return { status, ok: status === "ok", ...counts };
}
