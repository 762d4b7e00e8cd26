import { statfs } from "node:fs/promises";
import type { Words } from "#shared/words.ts";
import type { BackupState } from "../backup/hourly-backups.ts";
import { type Database, DatabaseUnavailable } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { SEND_TIMEOUT_MS } from "../outbox/time-limits.ts";
import type { Settings } from "../settings/settings.ts";
import { callReceiver } from "./alerts.ts";
import { type Health, type Observed, problemsOf, readHealth } from "./health.ts";
import { claimMorning, finishMorning, readUntold } from "./morning.ts";
import { composeMorningMail } from "./morning-mail.ts";
import { lastMorning } from "./working-morning.ts";

const LOOK_MS = 60_000;
const HEARTBEAT_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;

export type WatchDeps = {
	database: Database;
	settings: Pick<
		Settings,
		"siteOrigin" | "smtpUrl" | "heartbeatUrl" | "timeZone" | "mailFrom" | "mailTo"
	>;
	words: Words;
	mailer: Mailer;
	log: Log;
	/** The wall clock in epoch milliseconds. */
	now: () => number;
	/** Folders whose disks are watched; one that is missing is left out. */
	folders: readonly string[];
	/** The state of the backups, if there are any. */
	backup: () => BackupState | undefined;
	/** Returns the free space of the disk of a folder in percent, rounded down. */
	freePercent?: (folder: string) => Promise<number>;
};

export type Watch = {
	/** What the running service knows of its backups and disks. */
	observed(): Pick<Observed, "backup" | "diskFreePercent">;
	/** @param graceMs how long a mail in progress may take, in milliseconds */
	stop(graceMs: number): Promise<void>;
};

async function readFreePercent(folder: string): Promise<number> {
	const { bavail, blocks } = await statfs(folder);
	return Math.floor((100 * bavail) / blocks);
}

/**
 * Looks every minute for what needs the owner, and tells it: by an alert, at most once an hour for each
 * as long as it lasts, what no other event tells; by one mail each working morning all of it, and what
 * came into quarantine. It requests HEARTBEAT_URL every five minutes while the database answers, so
 * that its owner notices when this machine is gone: no alert could say so.
 */
export function startWatch(deps: WatchDeps): Watch {
	const { database, settings, log, now, freePercent = readFreePercent } = deps;
	const alertedAt = new Map<string, number>();
	const stopping = new AbortController();
	let disk: Pick<Observed, "diskFreePercent"> = {};
	let beatAt = Number.NEGATIVE_INFINITY;
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

	function alert(health: Health): void {
		for (const { event, details } of problemsOf(health)) {
			if (!event || now() - (alertedAt.get(event) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) continue;
			alertedAt.set(event, now());
			log.alert(event, details);
		}
	}

	async function beat(): Promise<void> {
		const { heartbeatUrl } = settings;
		if (!heartbeatUrl || now() - beatAt < HEARTBEAT_MS) return;
		beatAt = now();
		try {
			await callReceiver("HEARTBEAT_URL", heartbeatUrl);
		} catch (error) {
			log.info("heartbeat.failed", { error: (error as Error).message });
		}
	}

	async function tellInTheMorning(health: Health): Promise<void> {
		const { timeZone, mailFrom: from, mailTo: to } = settings;
		const morning = lastMorning(now(), timeZone);
		if (!(await claimMorning(database, morning, now()))) return;
		const untold = await readUntold(database, morning);
		const problems = problemsOf(health);
		let toldBefore = 0;
		if (untold.total + problems.length > 0) {
			const mail = composeMorningMail(
				morning,
				untold,
				problems,
				{ from, to, timeZone },
				deps.words.digest,
			);
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
		await readDisks();
		try {
			const health = await readHealth(database, settings, now(), observed());
			alert(health);
			await beat();
			telling ??= tellInTheMorning(health)
				.catch((error) => failed("morning.failed", error))
				.finally(() => {
					telling = undefined;
				});
		} catch (error) {
			failed("watch.failed", error as Error);
		}
	}

	let timer: NodeJS.Timeout | undefined;
	let work = Promise.resolve();
	let stopped = false;
	function next(): void {
		work = look().then(() => {
			if (!stopped) timer = setTimeout(next, LOOK_MS);
		});
	}
	next();
	return {
		observed,
		async stop(graceMs) {
			stopped = true;
			clearTimeout(timer);
			const late = setTimeout(() => stopping.abort(), graceMs);
			await work;
			await telling;
			clearTimeout(late);
		},
	};
}
