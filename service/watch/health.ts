import type { BackupState } from "../backup/hourly-backups.ts";
import type { Database } from "../database/database.ts";
import { countDeliveries } from "../outbox/states.ts";
import { isPublic } from "../settings/schemas.ts";
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

/** The settings that decide whether enquiries reach the owner. */
export type HealthSettings = Pick<Settings, "siteOrigin" | "smtpUrl">;

/** Something that needs the owner. */
export type Problem = {
	/** The event of its alert, if no other event tells of it. */
	event?: "delivery.late" | "backup.late" | "disk.low";
	/** The numbers in the alert. */
	details?: Record<string, number | null>;
	/** What to do, in the words of the status and of the mail in the morning. */
	advice: string;
};

/** Returns what needs the owner although enquiries are stored. */
export function problemsOf(health: Omit<Health, "status" | "ok">): Problem[] {
	const { pending, oldestPendingSeconds, backup, diskFreePercent = 100 } = health;
	const ageSeconds = backup?.ageSeconds ?? 0;
	const found: [isSo: boolean | undefined, problem: Problem][] = [
		[
			health.stopped > 0,
			{
				advice:
					"Some deliveries were refused permanently or failed for five days. Run list and show to see why, correct the cause, then run retry.",
			},
		],
		[
			health.loginRefused > 0,
			{
				advice:
					"A login was refused, or the mail server does not offer TLS. Run list and show to see the error, correct the password or the address in SMTP_URL (or WEBHOOK_SECRET) and restart the service.",
			},
		],
		[
			health.mailServerMissing,
			{
				advice:
					"Nobody is sent a mail, because SMTP_URL is not set. Set it and restart the service; the filed mails are sent then.",
			},
		],
		[
			health.overHourlyLimit,
			{
				advice:
					"More enquiries arrived in an hour than ENQUIRIES_PER_HOUR. Those beyond it are in quarantine: run list, and release the real ones.",
			},
		],
		[
			oldestPendingSeconds > LATE_SECONDS,
			{
				event: "delivery.late",
				details: { pending, oldestPendingSeconds },
				advice:
					"The oldest delivery is late. Run list and show to see its last error; the service keeps retrying it.",
			},
		],
		[
			backup && !backup.verified,
			{ advice: "The last backup was not made. Look for backup.failed in the log." },
		],
		[
			ageSeconds > BACKUP_LATE_SECONDS,
			{
				event: "backup.late",
				details: { ageSeconds },
				advice: "The newest backup is older than two hours. Look at the disk of BACKUP_TO.",
			},
		],
		[
			diskFreePercent < LOW_DISK_PERCENT,
			{
				event: "disk.low",
				details: { diskFreePercent },
				advice: "Less than a tenth of a disk is free. Free space before enquiries are refused.",
			},
		],
	];
	return found.filter(([isSo]) => isSo).map(([, problem]) => problem);
}

/** Counts the enquiries in quarantine. @throws DatabaseUnavailable */
async function countQuarantined(database: Database) {
	const held = "FROM enquiries WHERE quarantine_reason IS NOT NULL";
	const [row = {}] = await database.query(`SELECT
		(SELECT count(*) ${held}) AS found,
		(SELECT received_at ${held} ORDER BY id LIMIT 1) AS oldest,
		(SELECT id ${held} AND quarantine_reason = 'hourly-limit' AND told_at IS NULL LIMIT 1)
			AS over_limit`);
	return {
		quarantined: Number(row.found),
		overHourlyLimit: row.over_limit != null,
		oldestQuarantinedAt: row.oldest == null ? null : Number(row.oldest),
	};
}

const secondsSince = (time: number | null, now: number) =>
	time === null ? 0 : Math.max(0, Math.floor((now - time) / 1000));

/**
 * Reads the details for monitoring.
 * @param now epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function readHealth(
	database: Database,
	{ siteOrigin, smtpUrl }: HealthSettings,
	now: number,
	observed?: Partial<Observed>,
): Promise<Health> {
	const [{ oldestPendingAt, ...deliveries }, { oldestQuarantinedAt, ...quarantine }] =
		await Promise.all([countDeliveries(database), countQuarantined(database)]);
	const details = {
		...deliveries,
		oldestPendingSeconds: secondsSince(oldestPendingAt, now),
		mailServerMissing: isPublic(siteOrigin) && !smtpUrl,
		...quarantine,
		oldestQuarantinedSeconds: secondsSince(oldestQuarantinedAt, now),
		...observed,
	};
	const needsOwner = problemsOf(details).length > 0;
	const status = details.notStored ? "down" : needsOwner ? "degraded" : "ok";
	return { status, ok: status === "ok", ...details };
}
