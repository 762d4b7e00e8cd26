import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { count } from "../cli/count.ts";
import { databasePath } from "../database/sqlite-file.ts";
import { createLog } from "../log/log.ts";
import { restore } from "../recovery/restore.ts";
import { readSettings } from "../settings/settings.ts";
import { readSiteBuild } from "../site-build.ts";
import { startService } from "../start.ts";

export type Drill = {
	/** The file of the backup, or its address in a bucket. */
	name: string;
	/** Bytes. */
	size: number;
	enquiries: number;
	/** When the newest enquiry was received, in epoch milliseconds, or null if there is none. */
	newestAt: number | null;
	/** From the start of the restore until the service answered, in milliseconds. */
	tookMs: number;
};

function read(path: string) {
	const db = new DatabaseSync(path, { readOnly: true });
	try {
		const row = db.prepare("SELECT count(*) AS n, max(received_at) AS newest FROM enquiries").get();
		return { enquiries: Number(row?.n), newestAt: row?.newest == null ? null : Number(row.newest) };
	} finally {
		db.close();
	}
}

/**
 * Starts a service on a restored database, without mail server and webhook, and asks whether it is up.
 * @throws Error when it is not
 */
export async function checkService(env: {
	DATA_DIR: string;
	DATABASE_URL?: string;
}): Promise<void> {
	const settings = readSettings({ ...env, PORT: "0" });
	const silent = createLog(() => {});
	const service = await startService(settings, silent, readSiteBuild("build").words);
	try {
		const answer = await fetch(`${service.address}/healthz`);
		if (!answer.ok) throw new Error(`The service on it answers ${answer.status} to /healthz.`);
	} finally {
		await service.stop();
	}
}

/**
 * Restores a backup into a folder of its own, compares the number of enquiries, and starts a service
 * on it that sends nothing. It changes neither the backup nor the database of the real service.
 * @param name what messages call it
 * @throws Error whose message says what is wrong with the backup
 */
export async function drill(file: string, name: string): Promise<Drill> {
	const dataDir = mkdtempSync(join(tmpdir(), "restore-drill-"));
	try {
		const start = performance.now();
		const path = databasePath(dataDir);
		const { added } = await restore(file, path);
		const { enquiries, newestAt } = read(path);
		const { enquiries: expected } = read(file);
		if (added !== expected || enquiries !== expected) {
			throw new Error(`${name} has ${expected} enquiries, but ${enquiries} were restored.`);
		}
		await checkService({ DATA_DIR: dataDir });
		const tookMs = performance.now() - start;
		return { name, size: statSync(file).size, enquiries, newestAt, tookMs };
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** Says for a terminal what a drill found. */
export function drillText({ name, size, enquiries, newestAt, tookMs }: Drill): string {
	const newest = newestAt === null ? "" : `, the newest of ${new Date(newestAt).toISOString()}`;
	return [
		`Backup:   ${name} (${(size / 1e6).toFixed(1)} MB)`,
		`Restored: ${count(enquiries, "enquiry", "enquiries")}${newest}`,
		`Took:     ${(tookMs / 1000).toFixed(1)} s, until a service of its own answered with them`,
		"",
	].join("\n");
}
