import type { Database } from "../database/database.ts";
import { countQuarantined } from "../enquiries/quarantine.ts";
import { countDeliveries } from "../outbox/states.ts";
import { isLoopback } from "../settings/loopback.ts";
import type { Settings } from "../settings/settings.ts";

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
	/** Mails that were written to files and not sent, because SMTP_URL is not set. */
	filed: number;
	/** Whether SMTP_URL is not set although the site is public. */
	mailServerMissing: boolean;
	/** Mails and webhooks that were refused permanently or failed for too long; they stay stored. */
	stopped: number;
	/** Waiting mails and webhooks whose last try failed because the login was refused. */
	loginRefused: number;
	/** Enquiries in quarantine. */
	quarantined: number;
	/** Enquiries that could not be stored in the last minute. */
	notStored: number;
};

type Details = Omit<Health, "status" | "ok">;

/** The settings that decide whether enquiries reach the owner. */
export type HealthSettings = Pick<Settings, "siteOrigin" | "smtpUrl">;

function lacksMailServer({ siteOrigin, smtpUrl }: HealthSettings): boolean {
	const isPublic = siteOrigin !== undefined && !isLoopback(new URL(siteOrigin).hostname);
	return isPublic && !smtpUrl;
}

function statusOf(details: Details): Health["status"] {
	if (details.notStored > 0) return "down";
	const needsOwner =
		details.stopped > 0 ||
		details.loginRefused > 0 ||
		details.mailServerMissing ||
		details.oldestPendingSeconds > LATE_SECONDS;
	return needsOwner ? "degraded" : "ok";
}

/**
 * Reads the details for monitoring.
 * @param now epoch milliseconds
 * @param notStored enquiries that could not be stored in the last minute
 * @throws DatabaseUnavailable
 */
export async function readHealth(
	database: Database,
	settings: HealthSettings,
	now: number,
	notStored = 0,
): Promise<Health> {
	const [deliveries, quarantined] = await Promise.all([
		countDeliveries(database),
		countQuarantined(database),
	]);
	const { oldestPendingAt, ...counts } = deliveries;
	const age = oldestPendingAt === null ? 0 : now - oldestPendingAt;
	const oldestPendingSeconds = Math.max(0, Math.floor(age / 1000));
	const mailServerMissing = lacksMailServer(settings);
	const details = { ...counts, oldestPendingSeconds, mailServerMissing, quarantined, notStored };
	const status = statusOf(details);
	return { status, ok: status === "ok", ...details };
}
