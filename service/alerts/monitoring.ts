import { resolve } from "node:path";
import { startBackups } from "../backup/hourly-backups.ts";
import type { Database } from "../database/database.ts";
import { type Observed, readHealth } from "../health/health.ts";
import type { Log } from "../log/log.ts";
import { databaseLocation } from "../open-database.ts";
import { countDeliveries } from "../outbox/states.ts";
import type { Settings } from "../settings/settings.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { startWatch } from "./watch.ts";

export type Monitoring = {
	/** What the running service knows of its backups and disks. */
	observed(): Pick<Observed, "backup" | "diskFreePercent">;
	stop(): Promise<void>;
};

/** Starts what the settings ask for: the backups, the heartbeat, and the watch over both and the disks. */
export function startMonitoring(settings: Settings, database: Database, log: Log): Monitoring {
	const { backupTo, heartbeatUrl, dataDir } = settings;
	const folders = [dataDir, ...(backupTo ? [backupTo] : [])].map((one) => resolve(one));
	const path = databaseLocation(settings);
	const backups = backupTo
		? startBackups({ path, folder: resolve(backupTo), log, now: Date.now })
		: undefined;
	const stopHeartbeat = heartbeatUrl
		? startHeartbeat(heartbeatUrl, () => countDeliveries(database), log)
		: () => {};
	const backup = () => backups && { backup: backups.state() };
	const watch = startWatch({
		read: () => readHealth(database, settings, Date.now(), backup()),
		folders,
		log,
		now: () => performance.now(),
	});
	return {
		observed: () => ({ ...backup(), ...watch.observed() }),
		async stop() {
			stopHeartbeat();
			watch.stop();
			await backups?.stop();
		},
	};
}
