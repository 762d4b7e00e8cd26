import { resolve } from "node:path";
import { drill, drillText } from "./backup/drill.ts";
import { withBackup } from "./backup/with-backup.ts";
import { PRIVATE_UMASK } from "./private-data.ts";
import { loadEnvFile, readSettings } from "./settings/settings.ts";

const USAGE =
	"Set BACKUP_TO, or name a backup: npm run restore-drill -- <backup file>. Of PostgreSQL, restore a dump with pg_restore into an empty database, and start a second service with its DATABASE_URL.";

try {
	process.umask(PRIVATE_UMASK);
	loadEnvFile();
	const settings = readSettings(process.env);
	const [named] = process.argv.slice(2);
	if (!named && !settings.backupTo) throw new Error(USAGE);
	const backup = named?.startsWith("s3:") ? named : named && resolve(named);
	process.stdout.write(drillText(await withBackup(settings, backup, drill)));
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = 1;
}
