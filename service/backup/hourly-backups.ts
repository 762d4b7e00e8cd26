import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "../log/log.ts";
import { repeat } from "../repeat.ts";
import { HOUR_MS } from "../time.ts";
import type { BackUpOptions } from "./back-up.ts";
import { type Copy, cleanUp, listCopies } from "./copies.ts";

/** Milliseconds after a backup that failed. */
const RETRY_MS = 5 * 60 * 1000;
/** Milliseconds. It limits how long a clock jump or a lost disk goes unnoticed. */
const LOOK_MS = 60_000;
/** Milliseconds that a stop waits for the thread of a backup, whose disk may not answer. */
const STOP_LIMIT_MS = 2_000;

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
	backUp?: typeof backUpInThread;
};

export type Backups = {
	/** Returns undefined before the first try. */
	state(): BackupState | undefined;
	/** Ends the backup in progress. */
	stop(): Promise<void>;
};

/** Makes a backup in a thread of its own, so that a disk that is slow or hangs holds up no request. */
async function backUpInThread(options: BackUpOptions, signal: AbortSignal): Promise<Copy> {
	const worker = new Worker(new URL("./back-up-worker.ts", import.meta.url), {
		workerData: options,
	});
	try {
		const [copy] = await once(worker, "message", { signal });
		return copy;
	} finally {
		// An error while it ends would end the service.
		worker.on("error", () => {});
		await worker.terminate();
	}
}

/**
 * Backs up the database every hour, and at once if the newest copy is older, whatever failed
 * before.
 */
export function startBackups(deps: BackupDeps): Backups {
	const { path, folder, log, now, backUp = backUpInThread } = deps;
	let newest: Copy | undefined;
	let failedAt: number | undefined;
	const stopping = new AbortController();

	/** A copy of the future is of a clock that was wrong. */
	const isRecent = (time: number, limitMs: number) =>
		time <= now() + LOOK_MS && now() - time < limitMs;

	const stopLooking = repeat(LOOK_MS, async () => {
		if (failedAt !== undefined && isRecent(failedAt, RETRY_MS)) return;
		try {
			// Without the folder there are no copies, and `backUp` says what to do.
			newest = (await listCopies(folder).catch(() => [])).at(-1);
			if (failedAt === undefined && newest && isRecent(newest.time, HOUR_MS)) return;
			newest = await backUp({ path, folder, now: now() }, stopping.signal);
			failedAt = undefined;
			log.info("backup.verified", { file: newest.path });
			await cleanUp(folder, now());
		} catch (error) {
			if (stopping.signal.aborted) return;
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
		async stop() {
			stopping.abort();
			await Promise.race([stopLooking(), pause(STOP_LIMIT_MS, undefined, { ref: false })]);
		},
	};
}
