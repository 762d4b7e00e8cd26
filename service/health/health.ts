import type { Database } from "../database/database.ts";
import { countQuarantined } from "../enquiries/quarantine.ts";
import { countDeliveries } from "../outbox/states.ts";

/** Seconds after which a waiting delivery is late. By then several tries have failed. */
const LATE_SECONDS = 15 * 60;

export type Health = {
	/** "degraded": enquiries are stored, but something needs the owner. "down": they are not. */
	status: "ok" | "degraded" | "down";
	/** Whether the status is ok. */
	ok: boolean;
	/** Mails and webhooks waiting to be sent. */
	pending: number;
	/** Age of the oldest of them, or 0. */
	oldestPendingSeconds: number;
	/** Mails and webhooks that were refused permanently or failed for too long; they stay stored. */
	stopped: number;
	/** Waiting mails and webhooks whose last try failed because the login was refused. */
	loginRefused: number;
	/** Enquiries in quarantine. */
	quarantined: number;
	/** Enquiries that could not be stored in the last minute. */
	notStored: number;
};

type Counts = Omit<Health, "status" | "ok">;

function statusOf({ notStored, stopped, loginRefused, oldestPendingSeconds }: Counts) {
	if (notStored > 0) return "down";
	const late = oldestPendingSeconds > LATE_SECONDS;
	return stopped > 0 || loginRefused > 0 || late ? "degraded" : "ok";
}

/**
 * Reads the counts for monitoring.
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
