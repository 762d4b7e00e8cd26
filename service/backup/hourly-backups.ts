import type { Log } from "../log/log.ts";
import { backUp, type MakeCopy } from "./back-up.ts";
import { type Copy, cleanUp, listCopies } from "./copies.ts";

const INTERVAL_MS = 60 * 60 * 1000;
/** The wait after a backup that failed, in milliseconds. */
const RETRY_MS = 5 * 60 * 1000;
/** Longest sleep, in milliseconds. It limits how long a clock jump or a lost disk goes unnoticed. */
const MAX_SLEEP_MS = 60_000;

/** What the monitor gets to know. */
export type BackupState = {
	/** Seconds since the newest verified copy was made, or null if there is none. */
	ageSeconds: number | null;
	/** Whether the last try made a copy with the same rows as the database. */
	verified: boolean;
};

export type BackupDeps = {
	/** The database, which the service has open. */
	path: string;
	/** BACKUP_TO, as an absolute path. */
	folder: string;
	log: Log;
	/** The wall clock in epoch milliseconds. */
	now: () => number;
	makeCopy?: MakeCopy;
};

export type Backups = {
	/** Returns undefined before the first try. */
	state(): BackupState | undefined;
	/** Starts no further backup, and resolves when the one in progress has ended. */
	stop(): Promise<void>;
};

/**
 * Backs up the database every hour, and at once if the newest copy is older. It goes on after a
 * failure, of which it writes the alert `backup.failed`.
 */
export function startBackups({ path, folder, log, now, makeCopy }: BackupDeps): Backups {
	let newest: Copy | undefined;
	let failedAt: number | undefined;
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let work: Promise<void> = Promise.resolve();

	/** A copy of the future is of a clock that was wrong. */
	const isRecent = (time: number, limitMs: number) =>
		time <= now() + MAX_SLEEP_MS && now() - time < limitMs;

	async function run(): Promise<void> {
		if (failedAt !== undefined && isRecent(failedAt, RETRY_MS)) return;
		try {
			// Without the folder there are no copies, and `backUp` says what to do.
			newest = (await listCopies(folder).catch(() => [])).at(-1);
			if (failedAt === undefined && newest && isRecent(newest.time, INTERVAL_MS)) return;
			newest = await backUp({ path, folder, now: now(), makeCopy });
			failedAt = undefined;
			log.info("backup.verified", { file: newest.path });
			await cleanUp(folder, now());
		} catch (error) {
			if (stopped) return;
			failedAt = now();
			log.alert("backup.failed", { error: (error as Error).message });
		}
	}

	function next(): void {
		work = run().then(() => {
			if (!stopped) timer = setTimeout(next, MAX_SLEEP_MS);
		});
	}

	next();
	return {
		state() {
			if (!newest && failedAt === undefined) return undefined;
			return {
				ageSeconds: newest ? Math.max(0, Math.floor((now() - newest.time) / 1000)) : null,
				verified: failedAt === undefined,
			};
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
			return work;
		},
	};
}
