import { realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { runningService } from "#service/pid-file.ts";

const POLL_MS = 200;
/** A request to a service that has just been stopped waits in the socket until the next one runs. */
const ANSWER_LIMIT_MS = 5_000;

export type Watched = {
	/** The data folder of the service, which has its process id. */
	dataDir: string;
	/** The address of /healthz on this machine. */
	health: string;
	/** How long the service may take to stop, start and become healthy, in milliseconds. */
	startLimitMs: number;
	/** How long it must stay healthy, in milliseconds. */
	watchMs: number;
};

async function statusOf(health: string): Promise<number> {
	try {
		const response = await fetch(health, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
		await response.body?.cancel();
		return response.status;
	} catch {
		return 0;
	}
}

/** Waits until something is true. Returns false if it never was. */
async function within(ms: number, isTrue: () => Promise<boolean> | boolean): Promise<boolean> {
	for (const end = performance.now() + ms; performance.now() < end; await pause(POLL_MS)) {
		if (await isTrue()) return true;
	}
	return false;
}

/** Asks a process to end. It may have ended by itself meanwhile. */
function end(pid: number): void {
	try {
		process.kill(pid, "SIGTERM");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

/**
 * Ends each process of the service that runs from another folder. Its supervisor starts it again from
 * the current release; this user needs no rights over the supervisor.
 * @returns the process that runs from this folder, or undefined if none has started in time
 */
async function restartFrom(folder: string, watched: Watched): Promise<number | undefined> {
	const ended = new Set<number>();
	let started: number | undefined;
	await within(watched.startLimitMs, () => {
		const service = runningService(watched.dataDir);
		if (!service) return false;
		const { pid } = service;
		if (service.folder === folder) started = pid;
		else if (!ended.has(pid)) end(pid);
		ended.add(pid);
		return started !== undefined;
	});
	return started;
}

/**
 * Has the service restarted from a release, and watches it.
 * @param folder of the release, to which the link already points
 * @returns why the service is not healthy, or undefined if it is
 */
export async function restartAndWatch(
	folder: string,
	watched: Watched,
): Promise<string | undefined> {
	const { dataDir, health, startLimitMs, watchMs } = watched;
	// If it could not store enquiries before, the release may be there to mend just that.
	const accepted = (await statusOf(health)) === 200 ? [200] : [200, 503];
	const isWell = async () => accepted.includes(await statusOf(health));
	const pid = await restartFrom(realpathSync(folder), watched);
	if (pid === undefined) return `it did not start within ${startLimitMs / 1000} s`;
	if (!(await within(startLimitMs, isWell))) return "it is not healthy";
	const until = performance.now() + watchMs;
	for (let bad = 0; performance.now() < until; await pause(POLL_MS)) {
		if (runningService(dataDir)?.pid !== pid) return "it ended by itself";
		bad = (await isWell()) ? 0 : bad + 1;
		if (bad === 3) return "it is no longer healthy";
	}
	return undefined;
}
