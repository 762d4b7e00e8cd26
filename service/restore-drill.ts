import { resolve } from "node:path";
import { drill, drillText } from "./backup/drill.ts";
import { drillPostgres } from "./backup/drill-postgres.ts";
import { withBackup } from "./backup/with-backup.ts";
import { PRIVATE_UMASK } from "./private-data.ts";
import { loadEnvFile, readSettings } from "./settings/settings.ts";

const USAGE =
	"Set BACKUP_TO, or name a backup: npm run restore-drill -- <backup file>. With DATABASE_URL, name a file that pg_dump --format=custom has made.";

try {
	process.umask(PRIVATE_UMASK);
	loadEnvFile();
	const settings = readSettings(process.env);
	const [named] = process.argv.slice(2);
	if (!named && !settings.backupTo) throw new Error(USAGE);
	const backup = named?.startsWith("s3:") ? named : named && resolve(named);
	const { databaseUrl } = settings;
	const result =
		databaseUrl && backup
			? await drillPostgres(backup, databaseUrl)
			: await withBackup(settings, backup, drill);
	process.stdout.write(drillText(result));
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = 1;
}
