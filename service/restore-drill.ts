import { resolve } from "node:path";
import { listCopies } from "./backup/copies.ts";
import { drill, drillText } from "./backup/drill.ts";
import { PRIVATE_UMASK } from "./private-data.ts";
import { loadEnvFile, readSettings } from "./settings/settings.ts";

const USAGE =
	"Set BACKUP_TO, or name a backup: npm run restore-drill -- <backup file>. Of PostgreSQL, restore a dump with pg_restore into an empty database, and start a second service with its DATABASE_URL.";

async function newestCopy(folder: string): Promise<string> {
	const copies = await listCopies(resolve(folder)).catch(() => []);
	const newest = copies.at(-1);
	if (newest) return newest.path;
	throw new Error(
		`There is no backup in BACKUP_TO ${folder}. Start the service with BACKUP_TO; it makes one at once.`,
	);
}

try {
	process.umask(PRIVATE_UMASK);
	loadEnvFile();
	const { backupTo } = readSettings(process.env);
	const [named] = process.argv.slice(2);
	if (!named && !backupTo) throw new Error(USAGE);
	const file = named ? resolve(named) : await newestCopy(backupTo ?? "");
	process.stdout.write(drillText(await drill(file)));
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = 1;
}
