import type { Log } from "../log/log.ts";
import { repeat } from "../repeat.ts";
import { HOUR_MS } from "../time.ts";
import { backUp, type MakeCopy } from "./back-up.ts";
import { type Copy, cleanUp, listCopies } from "./copies.ts";

/** Milliseconds after a backup that failed. */
const RETRY_MS = 5 * 60 * 1000;
/** Milliseconds. It limits how long a clock jump or a lost disk goes unnoticed. */
const LOOK_MS = 60_000;

export type BackupState = {
	/** Seconds since the newest verified copy was made, or null if there is none. */
	ageSeconds: number | null;
	/** Whether the last try made a copy with the same rows as the database. */
	verified: boolean;
};

export type BackupDeps = {
	path: string;
	/** BACKUP_TO, as an absolute path. */
	folder: string;
	log: Log;
	now: () => number;
	makeCopy?: MakeCopy;
};

export type Backups = {
	/** Returns undefined before the first try. */
	state(): BackupState | undefined;
	/** Resolves when the backup in progress has ended. */
	stop(): Promise<void>;
};

/**
 * Backs up the database every hour, and at once if the newest copy is older, whatever failed
 * before.
 */
export function startBackups({ path, folder, log, now, makeCopy }: BackupDeps): Backups {
	let newest: Copy | undefined;
	let failedAt: number | undefined;
	let isStopped = false;

	/** A copy of the future is of a clock that was wrong. */
	const isRecent = (time: number, limitMs: number) =>
		time <= now() + LOOK_MS && now() - time < limitMs;

	const stopLooking = repeat(LOOK_MS, async () => {
		if (failedAt !== undefined && isRecent(failedAt, RETRY_MS)) return;
		try {
			// Without the folder there are no copies, and `backUp` says what to do.
			newest = (await listCopies(folder).catch(() => [])).at(-1);
			if (failedAt === undefined && newest && isRecent(newest.time, HOUR_MS)) return;
			newest = await backUp({ path, folder, now: now(), makeCopy });
			failedAt = undefined;
			log.info("backup.verified", { file: newest.path });
			await cleanUp(folder, now());
		} catch (error) {
			if (isStopped) return;
			failedAt = now();
			log.alert("backup.failed", { error: (error as Error).message });
		}
	});
	return {
		state() {
			if (!newest && failedAt === undefined) return undefined;
			const ageSeconds = newest ? Math.max(0, Math.floor((now() - newest.time) / 1000)) : null;
			return { ageSeconds, verified: failedAt === undefined };
		},
		stop() {
			isStopped = true;
			return stopLooking();
		},
	};
}
