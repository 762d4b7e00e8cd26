import type { BackupState } from "../backup/hourly-backups.ts";
import type { Database } from "../database/database.ts";
import { countDeliveries } from "../outbox/states.ts";
import { countQuarantined } from "../quarantine/count.ts";
import { isLoopback } from "../settings/loopback.ts";
import type { Settings } from "../settings/settings.ts";

/** Seconds after which a waiting delivery is late. By then several tries have failed. */
const LATE_SECONDS = 15 * 60;
/** Seconds after which a backup is late. The service makes one every hour. */
const BACKUP_LATE_SECONDS = 2 * 60 * 60;
/** Below this, the disk may be full before anybody has looked. */
const LOW_DISK_PERCENT = 10;

export type Health = {
	/** "degraded": enquiries are stored, but something needs the owner. "down": they are not. */
	status: "ok" | "degraded" | "down";
	/** Whether the status is ok. */
	ok: boolean;
	/** Mails and webhooks waiting to be sent. */
	pending: number;
	/** Seconds for which the oldest of them has waited, or 0. */
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
	/** Seconds since the oldest of them was received, or 0. */
	oldestQuarantinedSeconds: number;
	/** Whether enquiries beyond the hourly limit are in quarantine and the owner was not told yet. */
	overHourlyLimit: boolean;
} & Partial<Observed>;

/** What only the running service knows, and not the command line. */
export type Observed = {
	/** Enquiries that could not be stored in the last minute. */
	notStored: number;
	/** The state of the backups, if BACKUP_TO is set. */
	backup?: BackupState;
	/** The free space of the fullest disk that the service uses, in percent, if it is known. */
	diskFreePercent?: number;
};

type Details = Omit<Health, "status" | "ok">;

/** The settings that decide whether enquiries reach the owner. */
export type HealthSettings = Pick<Settings, "siteOrigin" | "smtpUrl">;

function lacksMailServer({ siteOrigin, smtpUrl }: HealthSettings): boolean {
	const isPublic = siteOrigin !== undefined && !isLoopback(new URL(siteOrigin).hostname);
	return isPublic && !smtpUrl;
}

function secondsSince(time: number | null, now: number): number {
	return time === null ? 0 : Math.max(0, Math.floor((now - time) / 1000));
}

export const isBackupLate = ({ ageSeconds }: BackupState) =>
	(ageSeconds ?? 0) > BACKUP_LATE_SECONDS;

export const isDeliveryLate = ({ oldestPendingSeconds }: Pick<Health, "oldestPendingSeconds">) =>
	oldestPendingSeconds > LATE_SECONDS;

export const isDiskLow = (freePercent = 100) => freePercent < LOW_DISK_PERCENT;

function statusOf(details: Details): Health["status"] {
	if (details.notStored) return "down";
	const needsOwner =
		details.stopped > 0 ||
		details.loginRefused > 0 ||
		details.mailServerMissing ||
		details.overHourlyLimit ||
		(details.backup && (!details.backup.verified || isBackupLate(details.backup))) ||
		isDiskLow(details.diskFreePercent) ||
		isDeliveryLate(details);
	return needsOwner ? "degraded" : "ok";
}

/**
 * Reads the details for monitoring.
 * @param now epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function readHealth(
	database: Database,
	settings: HealthSettings,
	now: number,
	observed?: Partial<Observed>,
): Promise<Health> {
	const [{ oldestPendingAt, ...deliveries }, { oldestQuarantinedAt, ...quarantine }] =
		await Promise.all([countDeliveries(database), countQuarantined(database)]);
	const details: Details = {
		...deliveries,
		oldestPendingSeconds: secondsSince(oldestPendingAt, now),
		mailServerMissing: lacksMailServer(settings),
		...quarantine,
		oldestQuarantinedSeconds: secondsSince(oldestQuarantinedAt, now),
		...observed,
	};
	const status = statusOf(details);
	return { status, ok: status === "ok", ...details };
}
