/** `npm run restore-drill`: restores a backup into a folder of its own, and starts a service on it. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newestCopy } from "./backup/copies.ts";
import { restore } from "./backup/restore.ts";
import { databasePath, PRIVATE_UMASK } from "./files.ts";
import { createLog } from "./log/log.ts";
import { loadEnvFile } from "./settings/env-file.mjs";
import { readSettings } from "./settings/settings.ts";
import { readSiteBuild } from "./site-build.ts";
import { startService } from "./start.ts";
import { count } from "./text.ts";

const USAGE =
	"Set BACKUP_TO, or name a backup: npm run restore-drill -- <backup file>. With DATABASE_URL, restore a dump into another database of PostgreSQL.";

function countIn(path: string) {
	const db = new DatabaseSync(path, { readOnly: true });
	try {
		const row = db.prepare("SELECT count(*) AS n, max(received_at) AS newest FROM enquiries").get();
		const newest = row?.newest == null ? "" : new Date(Number(row.newest)).toISOString();
		return { enquiries: Number(row?.n), newest };
	} finally {
		db.close();
	}
}

/** Starts a service without mail server and webhook, and asks it. @throws Error when it is not up */
async function checkService(dataDir: string): Promise<void> {
	const settings = readSettings({ DATA_DIR: dataDir, PORT: "0" });
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
 * Restores a backup and counts. It changes neither the backup nor the database of the real service.
 * @returns what it found, for a terminal
 * @throws Error whose message says what is wrong with the backup
 */
async function drill(backup: string): Promise<string> {
	const dataDir = mkdtempSync(join(tmpdir(), "restore-drill-"));
	try {
		const start = performance.now();
		const path = databasePath(dataDir);
		const { added } = await restore(backup, path);
		const { enquiries, newest } = countIn(path);
		const expected = countIn(backup).enquiries;
		if (added !== expected || enquiries !== expected) {
			throw new Error(`${backup} has ${expected} enquiries, but ${enquiries} were restored.`);
		}
		await checkService(dataDir);
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		return `Backup:   ${backup} (${(statSync(backup).size / 1e6).toFixed(1)} MB)
Restored: ${count(enquiries, "enquiry", "enquiries")}${newest && `, the newest of ${newest}`}
Took:     ${seconds} s, until a service of its own answered with them
`;
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

try {
	process.umask(PRIVATE_UMASK);
	loadEnvFile();
	const { backupTo } = readSettings(process.env);
	const [named] = process.argv.slice(2);
	if (!named && !backupTo) throw new Error(USAGE);
	process.stdout.write(await drill(named ? resolve(named) : await newestCopy(backupTo ?? "")));
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = 1;
}
