import { statfs } from "node:fs/promises";
import { DatabaseUnavailable } from "../database/database.ts";
import {
	type Health,
	isBackupLate,
	isDeliveryLate,
	isDiskLow,
	type Observed,
} from "../health/health.ts";
import type { Log } from "../log/log.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type WatchDeps = {
	/** Reads the health. @throws DatabaseUnavailable */
	read: () => Promise<Health>;
	/** Folders whose disks are watched; one that is missing is left out. */
	folders: readonly string[];
	log: Log;
	/** A clock in milliseconds. */
	now: () => number;
	/** Returns the free space of the disk of a folder in percent, rounded down. */
	freePercent?: (folder: string) => Promise<number>;
};

export type Watch = {
	/** The free space of the fullest disk, once it is known. */
	observed(): Pick<Observed, "diskFreePercent">;
	stop(): void;
};

async function readFreePercent(folder: string): Promise<number> {
	const { bavail, blocks } = await statfs(folder);
	return Math.floor((100 * bavail) / blocks);
}

type Alert = [event: string, details: Record<string, number | null>];

/** Returns what an owner must hear of and no event tells. */
export function alertsOf(health: Health): Alert[] {
	const { pending, oldestPendingSeconds, diskFreePercent = 100, backup } = health;
	const alerts: Alert[] = [];
	if (isDeliveryLate(health)) alerts.push(["delivery.late", { pending, oldestPendingSeconds }]);
	if (backup && isBackupLate(backup)) {
		alerts.push(["backup.late", { ageSeconds: backup.ageSeconds }]);
	}
	if (isDiskLow(diskFreePercent)) alerts.push(["disk.low", { diskFreePercent }]);
	return alerts;
}

/**
 * Looks every minute for what no event tells: a delivery or a backup that is late, and a disk that
 * fills up. Writes an alert at most once an hour for each, as long as it lasts.
 */
export function startWatch(deps: WatchDeps): Watch {
	const { read, folders, log, now, freePercent = readFreePercent } = deps;
	const alertedAt = new Map<string, number>();
	let disk: Pick<Observed, "diskFreePercent"> = {};

	async function look(): Promise<void> {
		const disks = folders.map((folder) =>
			freePercent(folder).then(
				(percent) => [percent],
				() => [],
			),
		);
		const found = (await Promise.all(disks)).flat();
		disk = found.length > 0 ? { diskFreePercent: Math.min(...found) } : {};
		const health = { ...(await read()), ...disk };
		for (const [event, details] of alertsOf(health)) {
			if (now() - (alertedAt.get(event) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) continue;
			alertedAt.set(event, now());
			log.alert(event, details);
		}
	}

	const lookSafely = () =>
		void look().catch((error) => {
			// Whoever uses the database has logged it.
			if (!(error instanceof DatabaseUnavailable)) throw error;
		});
	lookSafely();
	const timer = setInterval(lookSafely, MINUTE_MS);
	return { observed: () => disk, stop: () => clearInterval(timer) };
}
