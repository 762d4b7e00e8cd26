import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Words } from "#shared/words.ts";
import { AnswerLinks } from "../answers/answer-links.ts";
import { listedBefore, queueReminders } from "../answers/reminders.ts";
import type { BackupState } from "../backup/hourly-backups.ts";
import { type Database, DatabaseUnavailable } from "../database/database.ts";
import { hourlyAlerts, type Log } from "../log/log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { enabledKinds } from "../outbox/kinds.ts";
import { SEND_TIMEOUT_MS } from "../outbox/time-limits.ts";
import { repeat } from "../repeat.ts";
import type { Settings } from "../settings/settings.ts";
import { type Health, type Observed, problemsOf, readHealth } from "./health.ts";
import {
	claimMorning,
	composeMorningMail,
	finishMorning,
	readUnanswered,
	readUntold,
} from "./morning.ts";
import { lastMorning } from "./working-time.ts";

const LOOK_MS = 60_000;
/** Milliseconds that a look waits for the disks, one of which may not answer. */
const DISK_LIMIT_MS = 1_000;

export type WatchDeps = {
	database: Database;
	settings: Settings;
	words: Words;
	mailer: Mailer;
	log: Log;
	/** The wall clock in epoch milliseconds, and a monotonic clock in milliseconds. */
	now: () => number;
	steadyNow: () => number;
	/** Their disks are watched; one that is missing is left out. */
	folders: readonly string[];
	backup: () => BackupState | undefined;
	/** The free space of the disk of a folder in percent, rounded down. */
	freePercent?: (folder: string) => Promise<number>;
};

export type Watch = {
	observed(): Pick<Observed, "backup" | "diskFreePercent">;
	/** @param graceMs how long a mail in progress may take, in milliseconds */
	stop(graceMs: number): Promise<void>;
};

async function readFreePercent(folder: string): Promise<number> {
	const { bavail, blocks } = await statfs(folder);
	return Math.floor((100 * bavail) / blocks);
}

/**
 * Looks every minute for what needs the owner: an alert, at most once an hour for each, tells what
 * no other event tells; one mail each working morning tells all of it, and what came into
 * quarantine.
 */
export function startWatch(deps: WatchDeps): Watch {
	const { database, settings, log, now, steadyNow, freePercent = readFreePercent } = deps;
	const alert = hourlyAlerts(log, steadyNow);
	const links = new AnswerLinks(database, settings);
	const rule = { within: settings.answerWithin, work: settings.work };
	const stopping = new AbortController();
	let reading: Promise<void> | undefined;
	let disk: Pick<Observed, "diskFreePercent"> = {};
	/** The mail may take minutes, and the watch goes on meanwhile. */
	let telling: Promise<void> | undefined;

	const observed = () => {
		const backup = deps.backup();
		return { ...(backup && { backup }), ...disk };
	};

	async function readDisks(): Promise<void> {
		const disks = deps.folders.map((folder) => freePercent(folder).catch(() => 100));
		disk = disks.length > 0 ? { diskFreePercent: Math.min(...(await Promise.all(disks))) } : {};
	}

	async function tellInTheMorning(health: Health): Promise<void> {
		const { timeZone, mailFrom: from, mailTo: to } = settings;
		const morning = lastMorning(now(), settings.work);
		if (!(await claimMorning(database, morning, now()))) return;
		const [untold, unanswered] = await Promise.all([
			readUntold(database, morning),
			readUnanswered(database, listedBefore(rule, morning), links),
		]);
		const problems = problemsOf(health);
		let toldBefore = 0;
		if (untold.total + unanswered.total + problems.length > 0) {
			const content = { untold, unanswered, problems };
			const mail = composeMorningMail(morning, content, { from, to, timeZone }, deps.words);
			const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
			const { filed } = await deps.mailer.send(mail, signal);
			// Nobody was sent a file, so a later mail tells it again.
			if (!filed) toldBefore = morning;
			log.info(`morning.${filed ? "filed" : "sent"}`, { quarantined: untold.total });
		}
		await finishMorning(database, morning, now(), toldBefore);
	}

	/** The watch goes on, and a mail is tried again after its lease. */
	function failed(event: "watch.failed" | "morning.failed", error: Error): void {
		// The log already has why the database is away.
		if (error instanceof DatabaseUnavailable || stopping.signal.aborted) return;
		log.alert(event, { error: error.message });
	}

	async function look(): Promise<void> {
		reading ??= readDisks().finally(() => {
			reading = undefined;
		});
		await Promise.race([reading, pause(DISK_LIMIT_MS, undefined, { ref: false })]);
		try {
			await queueReminders(database, rule, enabledKinds(settings), now());
			const health = await readHealth(database, settings, now(), observed());
			for (const { event, details } of problemsOf(health)) if (event) alert(event, details);
			telling ??= tellInTheMorning(health)
				.catch((error) => failed("morning.failed", error))
				.finally(() => {
					telling = undefined;
				});
		} catch (error) {
			failed("watch.failed", error as Error);
		}
	}

	const stopLooking = repeat(LOOK_MS, look);
	return {
		observed,
		async stop(graceMs) {
			const late = setTimeout(() => stopping.abort(), graceMs);
			await stopLooking();
			await telling;
			clearTimeout(late);
		},
	};
}
