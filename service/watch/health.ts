import { countOpen } from "../answers/answers.ts";
import type { BackupState } from "../backup/hourly-backups.ts";
import type { Database } from "../database/database.ts";
import { countDeliveries, type DeliveryCounts } from "../outbox/states.ts";
import { isPublic } from "../settings/schemas.ts";
import type { Settings } from "../settings/settings.ts";
import { workingTimeAgo } from "./working-time.ts";

/** Seconds after which a waiting delivery is late: several tries have failed. */
const LATE_SECONDS = 15 * 60;
/** Seconds after which a backup is late. One is made every hour. */
const BACKUP_LATE_SECONDS = 2 * 60 * 60;
/** Below this, the disk may be full before anybody has looked. */
const LOW_DISK_PERCENT = 10;

/** What only the running service knows, and not the command line. */
export type Observed = {
	/** Whether an enquiry could not be stored in the last minute. */
	notStored: boolean;
	backup?: BackupState;
	/** Of the fullest disk that the service uses. */
	diskFreePercent?: number;
};

type Details = Omit<DeliveryCounts, "oldestPendingAt"> & {
	/** Seconds for which the oldest mail or webhook has waited, or 0. */
	oldestPendingSeconds: number;
	/** Whether SMTP_URL is not set although the site is public. */
	mailServerMissing: boolean;
	/** Enquiries that nobody has answered. */
	unanswered: number;
	/** Seconds since the oldest of them was received, or 0. */
	oldestUnansweredSeconds: number;
	/** Whether the oldest of them has waited for longer than ANSWER_WITHIN. */
	unansweredLate: boolean;
	quarantined: number;
	/** Seconds since the oldest of them was received, or 0. */
	oldestQuarantinedSeconds: number;
	/** Whether the owner was not told yet of enquiries beyond the hourly limit. */
	overHourlyLimit: boolean;
} & Partial<Observed>;

export type Health = Details & {
	/** "degraded": enquiries are stored, but something needs the owner. "down": they are not. */
	status: "ok" | "degraded" | "down";
	ok: boolean;
};

/** The settings that decide whether enquiries reach the owner. */
export type HealthSettings = Pick<Settings, "siteOrigin" | "smtpUrl" | "answerWithin" | "work">;

/** Something that may need the owner. */
export type Problem = {
	isSo: boolean;
	/** The event of its alert, if no other event tells of it. */
	event?: "delivery.late" | "backup.late" | "disk.low";
	/** The numbers in the alert. */
	details?: Record<string, number | null>;
	/** What to do. */
	advice: string;
};

/** Returns what needs the owner although enquiries are stored. */
export function problemsOf(health: Details): Problem[] {
	const { pending, oldestPendingSeconds, backup, diskFreePercent = 100 } = health;
	const ageSeconds = backup?.ageSeconds ?? 0;
	const problems: Problem[] = [
		{
			isSo: health.stopped > 0,
			advice:
				"Some deliveries were refused permanently or failed for five days. Run list and show to see why, correct the cause, then run retry.",
		},
		{
			isSo: health.loginRefused > 0,
			advice:
				"A login was refused, or the mail server does not offer TLS. Run list and show to see the error, correct the password or the address in SMTP_URL (or WEBHOOK_SECRET) and restart the service.",
		},
		{
			isSo: health.mailServerMissing,
			advice:
				"Nobody is sent a mail, because SMTP_URL is not set. Set it and restart the service; the filed mails are sent then.",
		},
		{
			isSo: health.overHourlyLimit,
			advice:
				"More enquiries arrived in an hour than ENQUIRIES_PER_HOUR. Those beyond it are in quarantine: run list, and release the real ones.",
		},
		{
			isSo: health.unansweredLate,
			advice:
				"An enquiry has waited for longer than ANSWER_WITHIN. Answer it, then open the link in its mail, or run answer with its id.",
		},
		{
			isSo: oldestPendingSeconds > LATE_SECONDS,
			event: "delivery.late",
			details: { pending, oldestPendingSeconds },
			advice:
				"The oldest delivery is late. Run list and show to see its last error; the service keeps retrying it.",
		},
		{
			isSo: backup?.verified === false,
			advice: "The last backup was not made. Look for backup.failed in the log.",
		},
		{
			isSo: ageSeconds > BACKUP_LATE_SECONDS,
			event: "backup.late",
			details: { ageSeconds },
			advice: "The newest backup is older than two hours. Look at the disk of BACKUP_TO.",
		},
		{
			isSo: diskFreePercent < LOW_DISK_PERCENT,
			event: "disk.low",
			details: { diskFreePercent },
			advice: "Less than a tenth of a disk is free. Free space before enquiries are refused.",
		},
	];
	return problems.filter(({ isSo }) => isSo);
}

/** Reads what needs the owner. @param now epoch milliseconds @throws DatabaseUnavailable */
export async function readHealth(
	database: Database,
	{ siteOrigin, smtpUrl, answerWithin, work }: HealthSettings,
	now: number,
	observed?: Partial<Observed>,
): Promise<Health> {
	const held = "FROM enquiries WHERE quarantine_reason IS NOT NULL";
	const [{ oldestPendingAt, ...deliveries }, [quarantine = {}], open] = await Promise.all([
		countDeliveries(database),
		database.query(`SELECT
			(SELECT count(*) ${held}) AS found,
			(SELECT received_at ${held} ORDER BY id LIMIT 1) AS oldest,
			(SELECT id ${held} AND quarantine_reason = 'hourly-limit' AND told_at IS NULL LIMIT 1)
				AS over_limit`),
		countOpen(database),
	]);
	const { unanswered, oldestUnansweredAt } = open;
	const lateBefore = answerWithin ? workingTimeAgo(now, answerWithin, work) : 0;
	const secondsSince = (time: number) => Math.max(0, Math.floor((now - time) / 1000));
	const details = {
		...deliveries,
		oldestPendingSeconds: secondsSince(oldestPendingAt ?? now),
		mailServerMissing: isPublic(siteOrigin) && !smtpUrl,
		unanswered,
		oldestUnansweredSeconds: secondsSince(oldestUnansweredAt ?? now),
		unansweredLate: (oldestUnansweredAt ?? now) <= lateBefore,
		quarantined: Number(quarantine.found),
		overHourlyLimit: quarantine.over_limit != null,
		oldestQuarantinedSeconds: secondsSince(Number(quarantine.oldest ?? now)),
		...observed,
	};
	const needsOwner = problemsOf(details).length > 0;
	const status = details.notStored ? "down" : needsOwner ? "degraded" : "ok";
	return { status, ok: status === "ok", ...details };
}
